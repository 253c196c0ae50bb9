import { type ReactNode, useId } from "react";
import { showMoney } from "../../../../shop/basics/money.ts";
import type { Choice } from "../../../../shop/catalogue/storefront/get-product-page.ts";
import { classes } from "../../../ui/classes.ts";
import type { Alternatives, Axis } from "./alternatives.ts";

const QUESTIONS: Record<Axis, string> = {
  weight: "Weight",
  flavour: "Flavour",
  shape: "Shape",
  eggless: "Egg or eggless",
};

/** The choices of a product. Each option links to its own page, so that it works without script. */
export function ChoiceLinks({ chosen, alternatives }: { chosen: Choice; alternatives: Alternatives[] }) {
  const ask = ({ axis, options }: Alternatives) => (
    <Question key={axis} axis={axis} chosen={chosen} options={options} />
  );
  const others = alternatives.filter(({ axis }) => axis !== "weight");
  return (
    <>
      {alternatives.filter(({ axis }) => axis === "weight").map(ask)}
      {others.length > 0 && <div className="other-choices">{others.map(ask)}</div>}
    </>
  );
}

function Question({ axis, chosen, options }: { axis: Axis; chosen: Choice; options: Choice[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p className="caption" id={id}>
        {axis === "weight" && !isWeight(chosen) ? "Size" : QUESTIONS[axis]}
      </p>
      <div className={axis === "weight" ? "weights" : "chips"}>
        {options.map((option) =>
          axis === "weight" ? (
            <WeightLink key={option.sku} option={option} on={option.sku === chosen.sku} />
          ) : (
            <AnswerLink key={option.sku} option={option} on={option.sku === chosen.sku} look="chip">
              {answer(axis, option)}
            </AnswerLink>
          ),
        )}
      </div>
    </nav>
  );
}

/** Flowers come in stems and balloons in sets; only weighed products have a weight. */
function isWeight({ weight }: Choice): boolean {
  return /\bk?g$/.test(weight);
}

function WeightLink({ option, on }: { option: Choice; on: boolean }) {
  return (
    <AnswerLink option={option} on={on} look={classes("weight", !option.active && "is-unavailable")}>
      <b>{option.weight}</b>
      <span>{showMoney(option.sellPaise)}</span>
      <small>{option.active ? option.serves : "Unavailable"}</small>
    </AnswerLink>
  );
}

type AnswerLinkProps = { option: Choice; on: boolean; look: string | undefined; children: ReactNode };

/** A link to another SKU of the same product, which replaces this one. */
function AnswerLink({ option, on, look, children }: AnswerLinkProps) {
  return (
    <a
      href={option.href}
      className={classes(look, on && "is-on")}
      aria-current={on ? "true" : undefined}
      data-in-place=""
    >
      {children}
    </a>
  );
}

function answer(axis: Exclude<Axis, "weight">, option: Choice): string {
  if (axis === "eggless") return option.eggless ? "Eggless" : "With egg";
  return option[axis];
}
