import type { FastifyError, FastifyReply } from "fastify";
import { REFUSAL_SENTENCES } from "../shop/refusals.ts";
import type { Services } from "../shop/services.ts";
import { ApiError } from "./envelope.ts";
import { countCall } from "./limit.ts";

/** Forty stops that a phone sends at once, some of them twice, or the cakes that a kitchen has finished in an hour. */
const STAFF_LIMIT = { max: 300, seconds: 60 * 60 };

/** Counts a photo per member of staff, whichever call takes it: staff share the network of their shop. */
export function countStaffPhoto(
  services: Services,
  reply: FastifyReply,
  { userId }: { userId: string },
): Promise<void> {
  return countCall(services, reply, { ...STAFF_LIMIT, name: `staff-photo:user:${userId}` });
}

/** 503 while the disk has no room for more photos. */
export async function checkRoom({ uploads, log }: Services, sentence: string): Promise<void> {
  if (await uploads.hasRoom()) return;
  log.error({}, "no photo is accepted: the disk is nearly full");
  throw new ApiError(503, "no-room", sentence);
}

/** Answers an upload that is too large, or of another type, as one of a photo. */
export function refusePhoto(error: FastifyError): never {
  if (error.statusCode === 413) throw refused(413, "photo-too-large");
  if (error.statusCode === 415) throw refused(415, "photo-unreadable");
  throw error;
}

function refused(status: number, code: "photo-too-large" | "photo-unreadable"): ApiError {
  return new ApiError(status, code, REFUSAL_SENTENCES[code]);
}
