import { HomeBody, MenuBody } from "../../contract/admin/storefront.requests.ts";
import { HomeReply, MenuReply } from "../../contract/admin/storefront.ts";
import { getOfficeHome } from "../../shop/catalogue/home-page/get-office-home.ts";
import { HomeForm } from "../../shop/catalogue/home-page/home.inputs.ts";
import { saveHome } from "../../shop/catalogue/home-page/save-home.ts";
import { getOfficeMenu } from "../../shop/catalogue/menu/get-office-menu.ts";
import { menuVersionOf } from "../../shop/catalogue/menu/menu-version.ts";
import { saveMenu } from "../../shop/catalogue/menu/save-menu.ts";
import { homeDifference } from "../../shop/catalogue/rules/home-sections.ts";
import { menuDifference } from "../../shop/catalogue/rules/menu-lines.ts";
import type { Services } from "../../shop/services.ts";
import { ApiError, answer } from "../envelope.ts";
import { acceptedWith } from "../refusals.ts";
import { type Conflicts, linesOf } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** The header's menu and the home page, each whole, for programs of the staff. */
export const adminStorefront = staffCalls((app, services) => {
  const permission = "change catalogue";
  const reading = { scope: "catalogue:read", permission } as const;
  const writing = { scope: "storefront:write", permission } as const;

  app.get(
    "/admin/menu",
    {
      config: reading,
      schema: { operationId: "getMenu", summary: "The header's menu", response: { 200: MenuReply } },
    },
    async () => answer(await shownMenu(services)),
  );

  app.put(
    "/admin/menu",
    {
      config: writing,
      schema: {
        operationId: "changeMenu",
        summary: "Sets the whole menu, which shoppers see at once",
        description:
          "If it was changed since `version`, nothing is changed: 409 names the differences and the new version. A category that is hidden or does not exist is refused.",
        body: MenuBody,
        response: { 200: MenuReply },
      },
    },
    async (request) => {
      const { version, menus } = request.body;
      const saved = await saveMenu(services, { version, menus, staff: await staffOf(request) });
      acceptedWith(saved, { "catalogue-changed": differenceBy(menuDifference) });
      return answer(await shownMenu(services));
    },
  );

  app.get(
    "/admin/home",
    {
      config: reading,
      schema: {
        operationId: "getHome",
        summary: "The sections of the home page, hidden ones too",
        response: { 200: HomeReply },
      },
    },
    async () => answer(await shownHome(services)),
  );

  app.put(
    "/admin/home",
    {
      config: writing,
      schema: {
        operationId: "changeHome",
        summary: "Sets all sections of the home page, which shoppers see at once",
        description:
          "If it was changed since `version`, nothing is changed: 409 names the differences and the new version. A section shows a category or chosen products, not both.",
        body: HomeBody,
        response: { 200: HomeReply },
      },
    },
    async (request) => {
      const { version } = request.body;
      const sections = sectionsOf(request.body.sections);
      const saved = await saveHome(services, { version, sections, staff: await staffOf(request) });
      acceptedWith(saved, { "catalogue-changed": differenceBy(homeDifference) });
      return answer(await shownHome(services));
    },
  );
});

async function shownMenu(services: Services) {
  const { version, menus } = await getOfficeMenu(services);
  return { version, menus };
}

async function shownHome(services: Services) {
  const { version, sections } = await getOfficeHome(services);
  return { version, sections: sections.map(({ isShown: shown, ...section }) => ({ ...section, shown })) };
}

type SentSection = { category: string | null; products: string[]; shown: boolean };

/** The rules of the form hold for programs too. */
function sectionsOf(sent: SentSection[]) {
  const typed = sent.map(({ shown: isShown, category, products, ...section }) => ({
    ...{ ...section, isShown, category: category ?? "", products: products.join(" ") },
  }));
  const parsed = HomeForm.safeParse(typed);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    ...{ path: ["body.sections", ...path].join("."), message },
  }));
  throw new ApiError(400, "bad-input", `Please check ${issues[0]?.path}: ${issues[0]?.message}`, { issues });
}

type Difference = (
  before: readonly string[],
  after: readonly string[],
) => Record<"removed" | "added", string[]>;

/** The lines of a list that differ, in words. */
function differenceBy(difference: Difference) {
  return (details: Conflicts) => {
    // The whole list is one field.
    const [conflict] = details.conflicts;
    if (!conflict) return details;
    const theirs = linesOf(conflict.theirs);
    const { removed, added } = difference(theirs, linesOf(conflict.mine));
    return { version: menuVersionOf(theirs), onlyStored: removed, onlySent: added };
  };
}
