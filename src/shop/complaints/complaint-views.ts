import type { Paise } from "../basics/money.ts";
import type { Answer, Complaint, Proof } from "./complaints.queries.ts";
import type { ComplaintKind } from "./rules/complaint-kinds.ts";
import type { AnswerStatus, ComplaintStatus } from "./rules/complaint-lifecycle.ts";
import type { ProofMediaType } from "./rules/proof-media-types.ts";

export type ProofView = { id: string; mediaType: ProofMediaType };

export type AnswerView = {
  id: number;
  at: Date;
  status: AnswerStatus;
  text: string;
  /** Refunded with it; null for none. */
  refund: Paise | null;
  actorId: string;
};

/** A complaint with its proofs and answers, each oldest first. */
export type ComplaintView = {
  ticket: string;
  orderId: string;
  kind: ComplaintKind;
  /** Empty once its customer's account was erased. */
  message: string;
  status: ComplaintStatus;
  at: Date;
  proofs: ProofView[];
  answers: AnswerView[];
};

/** Joins a complaint with its proofs and answers. */
export function viewOf(complaint: Complaint, proofs: Proof[], answers: Answer[]): ComplaintView {
  const { id, ticket, orderId, kind, message, status, createdAt } = complaint;
  return {
    ...{ ticket, orderId, kind, message, status, at: createdAt },
    proofs: proofs
      .filter(({ complaintId }) => complaintId === id)
      .map(({ id: proofId, mediaType }) => ({ id: proofId, mediaType })),
    answers: answers
      .filter(({ complaintId }) => complaintId === id)
      .map(({ id: answerId, at, status: to, text, refundPaise, actorId }) => ({
        ...{ id: answerId, at, status: to, text, refund: refundPaise, actorId },
      })),
  };
}
