/** Refusals of complaints, beyond those of other capabilities. */
export type ComplaintRefusal =
  | "complaint-too-late"
  | "too-many-complaints"
  | "proof-needed"
  | "file-not-taken"
  | "files-too-large"
  | "unknown-complaint"
  | "complaint-moved-on";
