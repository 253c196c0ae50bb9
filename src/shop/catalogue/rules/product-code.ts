const LONGEST_CODE = 12;
const LONGEST_SKU = 40;
/** Room for the number that makes it unique. */
const LONGEST_ADD_ON_CODE = 36;

/** A code for a product of this name: `Rasmalai Tres Leches` becomes `RASMALAITRES`. */
export function codeOf(name: string): string {
  const code = capitalsOf(name).slice(0, LONGEST_CODE);
  return code.length < 2 ? "PRODUCT" : code;
}

/** The first of `CODE`, `CODE2`, `CODE3` that is free. */
export function freeCode(code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(code)) return code;
  let number = 2;
  while (taken.has(`${code}${number}`)) number += 1;
  return `${code}${number}`;
}

/** The SKU of a size: `RASMALAI-05KG`, with egg `RASMALAI-05KG-EGG`. */
export function skuOf(code: string, { weight, eggless }: { weight: string; eggless: boolean }): string {
  const parts = [code, capitalsOf(weight), eggless ? "" : "EGG"];
  return parts
    .filter((part) => part !== "")
    .join("-")
    .slice(0, LONGEST_SKU);
}

/** The code of an add-on: `Birthday banner, gold` becomes `ADD-BIRTHDAY-BANNER-GOLD`. */
export function addOnCodeOf(name: string): string {
  const words = name.split(/[\s,./-]+/).map(capitalsOf);
  const code = ["ADD", ...words.filter((word) => word !== "")].join("-").slice(0, LONGEST_ADD_ON_CODE);
  return code === "ADD" ? "ADD-ON" : code.replace(/-+$/, "");
}

function capitalsOf(text: string): string {
  return text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
