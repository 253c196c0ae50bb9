import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, redirect } from "react-router";
import { pageMeta, UNCACHED_PAGE } from "../../page-meta/page-meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/gift-finder.ts";
import { answerChips, askNext, showGifts } from "./finder-data.server.ts";
import {
  FINDER_PATH,
  finderHref,
  isComplete,
  isOfThisHour,
  nextQuestion,
  progress,
  QUESTION_NAMES,
  readAnswers,
} from "./finder-url.ts";
import { Gifts } from "./gifts.tsx";
import { Question } from "./question.tsx";
import "./gift-finder.css";

/** `/gift-finder`: four questions, each answered by a link, and then six gifts. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // React Router's own parameter, in requests of a page that already runs.
  searchParams.delete("_routes");
  const answers = readAnswers(searchParams);
  // Only known answers are cached.
  if (searchParams.size !== Object.keys(answers).length) throw redirect(finderHref(answers));
  const question = nextQuestion(answers);
  const page = {
    ...progress(answers),
    chips: answerChips(answers),
    question: question === null ? null : askNext(context, answers, question),
    gifts: isComplete(answers) ? await showGifts(context, answers) : null,
  };
  return data(page, { headers: isOfThisHour(answers) ? UNCACHED_PAGE : {} });
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Gift finder",
    description: "Four questions, six gifts: who it is for, the day, the price, and when it should arrive.",
    path: FINDER_PATH,
    index: loaderData?.chips.length === 0,
  });
}

export default function GiftFinder({
  loaderData: { step, back, chips, question, gifts },
}: Route.ComponentProps) {
  return (
    <main>
      <div className="finder-head edge-b on-jam">
        <div className="wrap">
          <p className="finder-step">
            <a className="finder-back" href={back}>
              <ArrowLeft className="icon" aria-hidden="true" />
              Back
            </a>
            {question && (
              <span>
                Question {step} of {QUESTION_NAMES.length}
              </span>
            )}
          </p>
          <div className="finder-bar" aria-hidden="true">
            {QUESTION_NAMES.map((name, at) => (
              <i key={name} className={at < step ? "is-done" : undefined} />
            ))}
          </div>
          <h1>{question?.title ?? gifts?.title}</h1>
        </div>
      </div>
      <div className="wrap finder-body">
        {chips.length > 0 && (
          <ul className="chips finder-chips" aria-label="Your answers. Follow one to change it.">
            {chips.map(({ name, label, href }) => (
              <li key={name}>
                <a className="chip" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {question && <Question {...question} />}
        {gifts && <Gifts {...gifts} />}
        {gifts && (
          <p className="finder-more">
            <LinkButton look="ghost" to={gifts.all}>
              See all of that day
            </LinkButton>
            <LinkButton look="soft" to={FINDER_PATH}>
              Start again
            </LinkButton>
          </p>
        )}
      </div>
    </main>
  );
}
