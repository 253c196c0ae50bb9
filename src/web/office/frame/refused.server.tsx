import Menu from "lucide-react/icons/menu";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { Role } from "../../../shop/accounts/rules/roles.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import officeCss from "../office.css?url";
import { OfficePage } from "../office-page.tsx";
import { groupsFor } from "../office-pages.ts";
import frameCss from "./frame.css?url";
import sideNavCss from "./side-nav.css?url";
import { NAV_ID, SideNav } from "./side-nav.tsx";

type Refused = {
  /** The path of their start page. */
  officeStart: string;
  person: { name: string; initials: string; roles: Role[] };
  shop: { name: string; monogram: string | null };
};

/**
 * The page that a member of staff gets instead of one that is not for them: the frame of the office, which leads on, as
 * HTML. The root draws it, and shoppers' browsers load the root: so no script and no stylesheet of the office is there.
 */
export function refusedHtml(refused: Refused): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RefusedPage {...refused} />
    </MemoryRouter>,
  );
}

function RefusedPage({ officeStart, person, shop }: Refused) {
  return (
    <>
      {[frameCss, officeCss, sideNavCss].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div className="office-page">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="office-bar on-jam">
          <button type="button" className="office-burger" popoverTarget={NAV_ID} aria-label="Menu">
            <Menu className="icon" aria-hidden="true" />
          </button>
          <a className="office-brand" href={officeStart} aria-label={`${shop.name} back office, start`}>
            <BrandMark monogram={shop.monogram} />
            <b className="display">{shop.name}</b>
          </a>
          <div className="office-tools">
            <a className="office-tool office-person" href="/account">
              <span>
                <b>{person.name}</b>
                <small>{person.roles.join(", ")}</small>
              </span>
              <i aria-hidden="true">{person.initials}</i>
              <span className="sr-only">My account</span>
            </a>
          </div>
        </header>
        <SideNav groups={groupsFor(person.roles)} counts={{}} />
        <OfficePage title="You may not see this">
          <Note
            as="h2"
            title="This page is not part of your role."
            action={
              <LinkButton to={officeStart} reloadDocument>
                Back to your pages
              </LinkButton>
            }
          >
            The owner of the shop can change that.
          </Note>
        </OfficePage>
      </div>
    </>
  );
}
