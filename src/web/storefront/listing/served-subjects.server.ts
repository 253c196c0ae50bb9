import { listKitchens } from "../../../shop/delivery/delivery.reads.ts";
import { isPlaceIn } from "../../../shop/search/rules/place-words.ts";
import type { Subject } from "../../../shop/search/rules/understand-query.ts";
import type { Services } from "../../../shop/services.ts";

/** The subjects of a search without cities in which no kitchen is open: the page says nothing of them. */
export async function servedSubjects(
  services: Pick<Services, "db">,
  subjects: Subject[],
): Promise<Subject[]> {
  if (!subjects.some(({ kind }) => kind === "place")) return subjects;
  const kitchens = await listKitchens(services);
  const cities = kitchens.filter(({ isOpen }) => isOpen).map(({ city }) => city);
  return subjects.filter(({ kind, words }) => kind !== "place" || isPlaceIn(words, cities));
}
