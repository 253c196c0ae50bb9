import type { RouterContextProvider } from "react-router";
import { addDays, dayOf } from "../../../shop/basics/india-time.ts";
import {
  CATEGORY_OF_DAY,
  DAYS_TO_ARRIVAL,
  type GiftAnswers,
} from "../../../shop/catalogue/rules/gift-answers.ts";
import { findGifts } from "../../../shop/catalogue/storefront/find-gifts.ts";
import { longestLeadBy } from "../../../shop/delivery/delivery.reads.ts";
import type { Services } from "../../../shop/services.ts";
import { readForPage } from "../../rendering/read-for-page.ts";
import { servicesContext } from "../../request-context.ts";
import { finderHref, QUESTION_NAMES, QUESTIONS, type Question } from "./finder-url.ts";
import { giftsTitle, QUESTION_WORDS, wordsOf } from "./finder-words.ts";
import { reasonsFor } from "./gift-reasons.ts";

type Context = Readonly<RouterContextProvider>;

/** The next question: each answer is a link to what follows. */
export function askNext(context: Context, answers: Partial<GiftAnswers>, question: Question) {
  const { pictures } = context.get(servicesContext);
  return {
    title: QUESTION_WORDS[question],
    answers: QUESTIONS[question].flatMap((answer) => {
      const words = wordsOf(question, answer);
      if (!words) return [];
      const picture = words.picture === null ? null : pictures.cutout(words.picture);
      return [{ ...words, picture, href: finderHref({ ...answers, [question]: answer }) }];
    }),
  };
}

/** The gifts for these answers, each with its reason, and a link to more. */
export async function showGifts(context: Context, answers: GiftAnswers) {
  const { ideas, isLate } = await readForPage(context, (services) => giftsInTime(services, answers));
  const { common, reasons } = reasonsFor(answers, ideas);
  const category = CATEGORY_OF_DAY[answers.day];
  return {
    title: giftsTitle(answers),
    common,
    ideas: ideas.map(({ card }, at) => ({ card, reason: reasons[at] ?? "" })),
    tomorrow: isLate ? finderHref({ ...answers, when: "tomorrow" }) : null,
    all: category === null ? "/AllCakes" : `/${category}`,
  };
}

/** The gifts that the windows left until the answered day allow, at any pincode; and whether there is no window left. */
export async function giftsInTime(services: Services, answers: GiftAnswers) {
  const days = DAYS_TO_ARRIVAL[answers.when];
  const longestLead =
    days === null
      ? Number.POSITIVE_INFINITY
      : await longestLeadBy(services, addDays(dayOf(services.clock()), days));
  return { ideas: await findGifts(services, { answers, longestLead }), isLate: longestLead < 0 };
}

/** The given answers, each with the URL that asks its question again. */
export function answerChips(answers: Partial<GiftAnswers>) {
  return QUESTION_NAMES.flatMap((name) => {
    const words = wordsOf(name, answers[name]);
    return words ? [{ name, label: words.label, href: finderHref({ ...answers, [name]: undefined }) }] : [];
  });
}
