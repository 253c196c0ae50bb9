import type { FileKind } from "../../basics/file-kind.ts";

/** The types of stored photos and videos. Every photo is redrawn as WebP. */
export type ProofMediaType = "image/webp" | Exclude<FileKind, "photo">;
