export type SavedViewRefusal = "view-name-taken" | "too-many-views" | "may-not-share-views";
