import { z } from "zod";
import { listStaffNames } from "../../../shop/accounts/accounts.reads.ts";
import type { ChangeFilter } from "../../../shop/audit/list-changes.ts";
import { AUDIT_SUBJECTS } from "../../../shop/audit/rules/audit-codes.ts";
import { SUBJECT_WORDS } from "../../../shop/back-office/rules/change-words.ts";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { Services } from "../../../shop/services.ts";
import { dayIn, type OfficeList } from "../list/office-list.server.ts";

const ACTOR_ID = /^[\w-]{1,64}$/;

/** The log, which can be filtered by the people who have a role now. */
export async function readLogList(services: Pick<Services, "db">): Promise<OfficeList> {
  const staff = await listStaffNames(services);
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
          { value: "command-line", label: "Command line" },
        ],
        // Former staff stand in the log too.
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

const Subject = z.enum(AUDIT_SUBJECTS).nullable();

/** @param query as `readQuery` lets it through */
export function readChangeFilter(query: URLSearchParams, today: Day): ChangeFilter {
  return {
    subject: Subject.parse(query.get("about")),
    actorId: query.get("who"),
    ...{ from: dayIn(query, "from", today), to: dayIn(query, "to", today) },
  };
}
