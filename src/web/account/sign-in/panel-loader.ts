import { redirectDocument } from "react-router";
import { PAISE_PER_COIN } from "../../../shop/basics/coins.ts";
import { toRupees } from "../../../shop/basics/money.ts";
import { BONUSES } from "../../../shop/rewards/rules/bonuses.ts";
import type { Services } from "../../../shop/services.ts";
import { getInvitation } from "../../../shop/staff/get-invitation.ts";
import { clientNetwork } from "../../forms/read-form.ts";
import { safeReturn } from "../../session/account-path.ts";
import { homeOf } from "../../session/home-of.ts";

export type Purpose = "sign-in" | "sign-up";

/** Picture beside the form. */
const PICTURE = "plum-royale-cake";

type PanelOptions = {
  purpose: Purpose;
  /** Path for customers who are signed in already and name none to return to. Else their home. */
  inside?: string;
  /** Does the panel without a return path lead to the home page, and not to the previous page? */
  returnsHome?: boolean;
};

/** Data of the panel. Redirects customers who are signed in already. */
export async function openPanel(
  services: Services,
  request: Request,
  { purpose, inside, returnsHome = false }: PanelOptions,
) {
  const { searchParams } = new URL(request.url);
  const requestedReturn = searchParams.get("returnTo");
  const session = await services.identity.sessionOf(request.headers);
  if (session) throw redirectDocument(safeReturn(requestedReturn, inside ?? homeOf(session.roles)));
  const returnTo = safeReturn(requestedReturn, returnsHome ? "/" : previousPage(request));
  const { identity, pictures, settings } = services;
  // Signing out removes this cookie, so its presence means that the session ended by itself.
  const wasSignedOut = purpose === "sign-in" && (await identity.namesSession(request.headers));
  return {
    purpose,
    ...{ returnTo, email: await invitedEmail(services, request, returnTo) },
    wasSignedOut,
    hosted: identity.hosted,
    hostedFailed: searchParams.get("failed") === "hosted",
    demo: settings.mode === "demo",
    coins: { forSignUp: BONUSES.signUp, rupeesEach: toRupees(PAISE_PER_COIN) },
    shop: { name: settings.name, tagline: settings.tagline },
    picture: pictures.cutout(PICTURE),
  };
}

export type PanelData = Awaited<ReturnType<typeof openPanel>>;

/** The e-mail of the invitation to the staff whose link led here. Null without its token, which is the secret. */
async function invitedEmail(services: Services, request: Request, returnTo: string): Promise<string> {
  const token = /^\/staff-invitation\/([\w-]+)$/.exec(returnTo)?.[1];
  if (token === undefined) return "";
  const invitation = await getInvitation(services, { token, network: clientNetwork(request) });
  return invitation.ok ? invitation.value.email : "";
}

/** Pages that say what was just done, which is not true for whoever signs in. */
const NO_RETURN = /^\/account\/(erased|confirm)\b/i;

/** The path of the page that led here, else the home page. */
function previousPage(request: Request): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  if (origin !== new URL(request.url).origin || NO_RETURN.test(pathname)) return "/";
  return safeReturn(`${pathname}${search}`, "/");
}
