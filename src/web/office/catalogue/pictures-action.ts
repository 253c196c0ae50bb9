import { data } from "react-router";
import { z } from "zod";
import { addProductPicture } from "../../../shop/catalogue/product-pictures/add-product-picture.ts";
import { saveProductPictures } from "../../../shop/catalogue/product-pictures/save-product-pictures.ts";
import { PictureText } from "../../../shop/catalogue/products/product.inputs.ts";
import { MOST_PICTURES } from "../../../shop/catalogue/rules/picture-limits.ts";
import type { PictureOfProduct } from "../../../shop/catalogue/rules/product-pictures.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFileForm } from "../../forms/read-file-form.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";
import { readJsonField } from "../read-json-field.ts";

type Received = OfficeForm & { id: string };

/** The stored pictures that the form was made from. They are compared with the stored ones, and never stored. */
const AsRead = z.array(z.string().max(400)).max(MOST_PICTURES);
const LONGEST_STATE = 20_000;

/** Adds a picture, or saves order and texts. */
export function answerPictures(services: Services, received: Received) {
  const isUpload = received.request.headers.get("content-type")?.startsWith("multipart/form-data");
  return isUpload ? add(services, received) : save(services, received);
}

async function add(services: Services, { context, request, staff, id }: Received) {
  const { texts, files } = await readFileForm(request, ["text"], "file");
  const answers = intentAnswers<string>(context, "add", texts);
  const text = PictureText.safeParse(texts.text);
  const [file] = files;
  if (!text.success || !file)
    return answers.wrong({
      ...(text.success ? {} : { text: text.error.issues[0]?.message ?? "" }),
      ...(file ? {} : { file: "Please choose a picture." }),
    });
  const added = await addProductPicture(services, { id, file, text: text.data, staff });
  if (added.ok) return answers.done("The picture is added.");
  if (added.code === "unknown-product") throw data(null, { status: 404 });
  const sentence = REFUSAL_SENTENCES[added.code];
  if (added.code === "too-many-tries") return answers.refused(sentence, 429);
  return answers.wrong({ file: sentence });
}

async function save(services: Services, { context, request, staff, id }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const ids = form.getAll("picture").map(String).slice(0, MOST_PICTURES);
  const texts = form.getAll("text").map(String);
  const values = Object.fromEntries(ids.map((picture, at) => [picture, texts[at] ?? ""]));
  const answers = intentAnswers<string>(context, intent, values);
  const from = readJsonField(AsRead, textOf(form, "formState"), LONGEST_STATE);
  if (!from) throw data("The form could not be read.", { status: 400 });
  const errors: Record<string, string> = {};
  const pictures = ids.map((picture, at): PictureOfProduct => {
    const text = PictureText.safeParse(texts[at] ?? "");
    // A picture of the demo has no text of its own until the staff write one.
    if (!text.success && texts[at] !== "") errors[picture] = text.error.issues[0]?.message ?? "";
    return { id: picture, text: text.data ?? "" };
  });
  if (Object.keys(errors).length > 0) return answers.wrong(errors);
  const saved = await saveProductPictures(services, { id, from, to: moved(pictures, intent), staff });
  if (saved.ok) return answers.done(saved.value ? "Saved." : "Nothing has changed.");
  if (saved.code === "unknown-product") throw data(null, { status: 404 });
  return answers.refused(REFUSAL_SENTENCES[saved.code]);
}

/** The pictures after the button that was pressed: `first 2`, `earlier 2` or `remove 2`, counted from 0. */
function moved(pictures: PictureOfProduct[], intent: string): PictureOfProduct[] {
  const [action, place] = intent.split(" ");
  const at = Number(place);
  const picture = pictures[at];
  if (!picture || action === "save") return pictures;
  const others = pictures.toSpliced(at, 1);
  if (action === "remove") return others;
  return action === "earlier" ? others.toSpliced(Math.max(at - 1, 0), 0, picture) : pictures;
}
