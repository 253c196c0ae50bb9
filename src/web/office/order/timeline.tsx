import { Form, Link, useSearchParams } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { keysOf } from "../../../shop/basics/record-of.ts";
import { LONGEST_NOTE } from "../../../shop/orders/rules/order-notes.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ENTRY_GROUPS, type EntryGroup } from "./entry-groups.ts";
import type { TimelineEntry } from "./timeline-entries.server.ts";
import { useLastingForm } from "./use-lasting-form.ts";
import "./timeline.css";

type TimelineProps = {
  entries: TimelineEntry[];
  notes: OrderStory["notes"];
  noteId: string;
  answer: IntentAnswer<"text"> | undefined;
};

const GROUPS = keysOf(ENTRY_GROUPS);

/** The whole story of an order in one list, the newest first, and the form for a note. */
export function Timeline({ entries, notes, noteId, answer }: TimelineProps) {
  const requested = useSearchParams()[0].get("story");
  const group = GROUPS.find((candidate) => candidate === requested) ?? null;
  const shown = group ? entries.filter((entry) => entry.group === group) : entries;
  return (
    <section className="office-card timeline" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <nav className="chips" aria-label="Show in the timeline">
        <GroupChip group={null} isOn={group === null} label={`All ${entries.length}`} />
        {GROUPS.map((candidate) => {
          const count = entries.filter((entry) => entry.group === candidate).length;
          return count === 0 ? null : (
            <GroupChip
              group={candidate}
              isOn={group === candidate}
              label={`${ENTRY_GROUPS[candidate]} ${count}`}
              key={candidate}
            />
          );
        })}
      </nav>
      {notes && <NoteForm noteId={noteId} answer={answer} key={notes.length} />}
      {shown.length === 0 && <p className="muted">Nothing of this kind has happened.</p>}
      <ol className="timeline-list">
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no state
          <Entry entry={entry} key={index} />
        ))}
      </ol>
    </section>
  );
}

function GroupChip({ group, isOn, label }: { group: EntryGroup | null; isOn: boolean; label: string }) {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  if (group) next.set("story", group);
  else next.delete("story");
  return (
    <Link
      className={isOn ? "chip is-on" : "chip"}
      to={{ search: next.toString(), hash: "timeline" }}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
    >
      {label}
    </Link>
  );
}

function Entry({ entry: { at, tone, title, text, who, href, photo } }: { entry: TimelineEntry }) {
  return (
    <li className={`timeline-entry is-${tone}`}>
      <time className="muted text-small" dateTime={at.toISOString()}>
        {showInstant(at)}
      </time>
      <div>
        <p>
          <b>
            {href ? (
              <Link className="link" to={href}>
                {title}
              </Link>
            ) : (
              title
            )}
          </b>{" "}
          {who && <span className="muted">{who}</span>}
        </p>
        {text && <p className="timeline-text">{text}</p>}
        {photo && (
          <a href={photo.src} target="_blank" rel="noreferrer">
            <img className="timeline-photo" src={photo.src} alt={photo.alt} loading="lazy" />
          </a>
        )}
      </div>
    </li>
  );
}

function NoteForm({ noteId, answer: latest }: Pick<TimelineProps, "noteId" | "answer">) {
  const [form, answer] = useLastingForm(latest);
  const isBusy = useIntent() === "note";
  return (
    <Form method="post" ref={form} noValidate className="timeline-form" preventScrollReset>
      <input type="hidden" name="noteId" value={noteId} />
      <TextArea
        label="Note for staff"
        name="text"
        rows={2}
        maxLength={LONGEST_NOTE}
        hint="Owner, managers and care read it. The customer gets it only with a copy of all their data."
        defaultValue={answer?.values.text ?? ""}
        error={answer?.errors.text}
      />
      <Button type="submit" look="soft" name="intent" value="note" busy={isBusy}>
        {isBusy ? "Adding…" : "Add note"}
      </Button>
    </Form>
  );
}
