import { Outlet } from "react-router";
import { countOpenWork, type OpenWork } from "../../shop/back-office/count-open-work.ts";
import { ownPageMeta } from "../page-meta/page-meta.ts";
import { servicesContext } from "../request-context.ts";
import { initialsOf } from "../session/initials.ts";
import { useShop } from "../shop-facts.ts";
import type { Route } from "./+types/office.ts";
import { findWords } from "./find/find-words.ts";
import { SideNav } from "./frame/side-nav.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { guardOffice, staffContext } from "./office-guard.ts";
import { groupsFor, pagesFor } from "./office-pages.ts";
import type { OfficeFrame } from "./unsent-form.tsx";
import "./frame/frame.css";
import "./office.css";

export const middleware: Route.MiddlewareFunction[] = [guardOffice];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId, name, email, roles } = context.get(staffContext);
  const shownName = name.trim() || email;
  const counted = pagesFor(roles).flatMap(({ count }) => count ?? []);
  const counts: [OpenWork, number | null][] = await Promise.all(
    counted.map(async (what) => [what, await countOpenWork(services, what)]),
  );
  return {
    ...{ staffId: userId, name: shownName, initials: initialsOf(shownName), roles },
    ...{ counts: Object.fromEntries(counts), words: findWords(roles) },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Back office");

/** The frame of the back office: bar, navigation and the member of staff, without the shop's header. */
export default function Office({
  loaderData: { staffId, name, initials, roles, counts, words },
}: Route.ComponentProps) {
  const shop = useShop();
  return (
    <div className="office-page">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar shop={shop} person={{ name, initials, roles }} counts={counts} words={words} />
      <SideNav groups={groupsFor(roles)} counts={counts} />
      <Outlet context={{ staffId } satisfies OfficeFrame} />
    </div>
  );
}
