/** What complaining can refuse, beside what its neighbours do. */
export type ComplaintRefusal =
  | "complaint-too-late"
  | "too-many-complaints"
  | "proof-needed"
  | "file-not-taken"
  | "files-too-large"
  | "unknown-complaint"
  | "complaint-moved-on";
