import { z } from "zod";
import { listStaffNames, namePeople } from "../../../shop/accounts/accounts.reads.ts";
import type { ChangeFilter } from "../../../shop/audit/list-changes.ts";
import { AUDIT_SUBJECTS } from "../../../shop/audit/rules/audit-codes.ts";
import { SUBJECT_WORDS } from "../../../shop/back-office/rules/change-words.ts";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { Services } from "../../../shop/services.ts";
import { dayIn, type OfficeList } from "../list/office-list.server.ts";
import type { Choice } from "../list/shown-list.ts";

const ACTOR_ID = /^[\w-]{1,64}$/;
const COMMAND_LINE = "command-line";

/**
 * The log, which can be filtered by the people who have a role now.
 * @param who the person of the applied filter, who may be former staff
 */
export async function readLogList(
  services: Pick<Services, "db">,
  { who }: { who: string | null },
): Promise<OfficeList> {
  const staff = await listStaffNames(services);
  const former = who !== null && isFormer(who, staff) ? [await formerChoice(services, who)] : [];
  return {
    ...{ name: "log", path: "/admin/log" },
    typing: {
      label: "A filter such as about:catalogue or from:yesterday",
      placeholder: "Type about: who: from: to:",
    },
    filters: [
      {
        ...{ name: "about", label: "About", kind: "choice", none: "Everything" },
        choices: AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: SUBJECT_WORDS[subject] })),
      },
      {
        ...{ name: "who", label: "Who", token: "By", kind: "choice", none: "Everybody" },
        choices: [
          ...staff.map(({ userId, name }) => ({ value: userId, label: name })),
          ...former,
          { value: COMMAND_LINE, label: "Command line" },
        ],
        // Former staff appear in the log too, and saved views name them.
        accepts: (value) => ACTOR_ID.test(value),
      },
      { name: "from", label: "From", token: "From", kind: "day" },
      { name: "to", label: "To", token: "To", kind: "day" },
    ],
    views: [
      { name: "All", query: "" },
      { name: "Today", query: "from=today" },
      { name: "Catalogue", query: "about=catalogue" },
      { name: "Files taken", query: "about=export" },
    ],
  };
}

function isFormer(who: string, staff: { userId: string }[]): boolean {
  return ACTOR_ID.test(who) && who !== COMMAND_LINE && !staff.some(({ userId }) => userId === who);
}

async function formerChoice(services: Pick<Services, "db">, who: string): Promise<Choice> {
  const names = await namePeople(services, { userIds: [who] });
  return { value: who, label: names.get(who) ?? "Deleted account" };
}

const Subject = z.enum(AUDIT_SUBJECTS).nullable();

/** @param query as `readQuery` lets it through */
export function readChangeFilter(query: URLSearchParams, today: Day): ChangeFilter {
  return {
    subject: Subject.parse(query.get("about")),
    actorId: query.get("who"),
    ...{ from: dayIn(query, "from", today), to: dayIn(query, "to", today) },
  };
}
