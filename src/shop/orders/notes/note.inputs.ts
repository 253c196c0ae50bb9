import { z } from "zod";
import { paragraphs } from "../../basics/paragraphs.ts";
import { LONGEST_NOTE } from "../rules/order-notes.ts";

/** A note for staff, with the id that its form made. */
export const NewNote = z.object({
  noteId: z.uuid().toLowerCase(),
  text: paragraphs({ most: LONGEST_NOTE, missing: "Please write the note." }),
});

/** The reason for an action on an order, shown to the customer. */
export const Reason = paragraphs({ most: 300, missing: "Please say why." });
