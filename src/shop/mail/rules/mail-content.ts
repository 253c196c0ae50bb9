/** A picture in a mail, on its coloured tile: where it is on the web (null for the tile alone), and what it shows. */
export type MailPicture = { src: string | null; alt: string; tile: string };

/** One thing that was ordered, as a mail lists it. */
export type BillLine = {
  name: string;
  /** Under the name: weight, eggless, message. One a line; none for no details. */
  details: string[];
  amount: string;
  picture: MailPicture;
};

/** A part of a mail. Each is drawn for eyes, and written out in the plain text beside it. */
export type Block =
  | { is: "paragraph"; text: string }
  /** The one thing that the mail asks for; a second one is quieter. */
  | { is: "button"; label: string; href: string; quiet?: boolean }
  /** A code to be typed. */
  | { is: "code"; label: string; code: string }
  /** When something comes: the day large, the hours under it. */
  | { is: "ticket"; label: string; day: string; hours: string; how: string }
  /** Labels with what belongs to them; a value may have several lines. */
  | { is: "facts"; title?: string; facts: { label: string; value: string }[] }
  | {
      is: "bill";
      title: string;
      lines: BillLine[];
      sums: { label: string; amount: string }[];
      total: { label: string; amount: string };
    }
  /** A good or a serious thing that must not be missed. */
  | { is: "notice"; title: string; text: string; tone: "good" | "calm" }
  /** Small print. */
  | { is: "fine"; text: string };

/** What a mail says, without how it looks. Texts are plain: nothing in them is ever taken for HTML. */
export type MailContent = {
  subject: string;
  /** What the list of mails shows after the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why this person gets it, in one sentence. */
  why: string;
  /** For what is sent to a list: the address that takes them off it. */
  leave?: string;
};

/** Draws a letter as HTML for mail programs. */
export type RenderMail = (letter: MailContent) => Promise<string>;

/** Who writes: what the foot of every mail says. */
export type Sender = {
  name: string;
  url: string;
  contact: { email: string; phone: string };
  legal: { company: string; address: string; fssai: string; gstin: string };
};
