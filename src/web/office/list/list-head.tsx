import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { ShownList } from "./shown-list.ts";
import { ViewBar, type ViewField } from "./view-bar.tsx";
import { ViewTabs } from "./view-tabs.tsx";

type ListHeadProps = {
  list: ShownList;
  /** The accessible name of the filters. */
  title: string;
  /** The button that applies the filters. */
  submit: string;
  answer: IntentAnswer<ViewField> | undefined;
};

/** The part above the rows of a list: the answer to its form, views and filters. */
export function ListHead({ list, title, submit, answer }: ListHeadProps) {
  return (
    <>
      <p className="list-said" role="status">
        {answer?.ok ? answer.message : ""}
      </p>
      {answer && !answer.ok && answer.message && <Alert>{answer.message}</Alert>}
      <ViewTabs list={list} />
      <FilterBar list={list} title={title} submit={submit} />
      <ViewBar list={list} answer={answer} />
    </>
  );
}

/** Shown instead of rows if the filters leave none. */
export function NothingFits({ what, list }: { what: string; list: ShownList }) {
  return (
    <Note
      title={what}
      action={
        <LinkButton to={list.path} look="soft">
          Clear filters
        </LinkButton>
      }
    />
  );
}
