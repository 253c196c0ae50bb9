import { useState } from "react";
import { notWritable } from "../../shop/checkout/rules/cake-message.ts";
import { IcedCake } from "./iced-cake.tsx";
import "./inscription.css";

type InscriptionProps = { message: string; typed: string; flavour: string; shape: string };

/** A preview of the message on the cake, and which of the typed characters cannot be piped. */
export function Inscription({ message, typed, flavour, shape }: InscriptionProps) {
  const [last, setLast] = useState("");
  const [leftOut, setLeftOut] = useState<string[]>([]);
  if (typed !== last) {
    const characters = notWritable(typed);
    setLast(typed);
    // Stays while the rest is written, so that it can be read.
    if (characters.length > 0 || typed === "") setLeftOut(characters);
  }
  return (
    <>
      <IcedCake message={message} flavour={flavour} shape={shape} />
      <p className="inscription-left-out" role="status">
        {leftOut.length > 0 && leftOutWords(leftOut)}
      </p>
    </>
  );
}

function leftOutWords(characters: string[]): string {
  const isOne = characters.length === 1;
  return `${characters.join(" ")} cannot be piped and ${isOne ? "is" : "are"} left out. The rest stays.`;
}
