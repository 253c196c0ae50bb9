/** A picture in a mail: its URL (null for the tile alone), alternative text and background tile. */
export type MailPicture = { src: string | null; alt: string; tile: string };

/** One thing that was ordered, as a mail lists it. */
export type BillLine = {
  name: string;
  /** Weight, eggless, message: one entry per line. */
  details: string[];
  amount: string;
  picture: MailPicture;
};

/** A block of a mail, rendered as HTML and as plain text. */
export type Block =
  | { is: "paragraph"; text: string }
  /** The main action of the mail; a quiet one is secondary. */
  | { is: "button"; label: string; href: string; quiet?: boolean }
  /** A code to be typed. */
  | { is: "code"; label: string; code: string }
  /** When something arrives: a large day, the hours below. */
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

/** The content of a mail, without its design. All texts are plain, never HTML. */
export type MailContent = {
  subject: string;
  /** The preview line in mail programs. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why this person gets it, in one sentence. */
  why: string;
  /** For mails that can be ended: the link that does it. */
  leave?: { label: string; url: string };
};

/** Renders a mail as HTML. */
export type RenderMail = (content: MailContent) => Promise<string>;

/** The sender, as shown in the foot of every mail. */
export type Sender = {
  name: string;
  url: string;
  contact: { email: string; phone: string };
  legal: { company: string; address: string; fssai: string; gstin: string };
};
