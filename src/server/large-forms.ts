import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Services } from "../shop/services.ts";
import { type FormFiles, ROUTE_PROPERTIES, type RouteProperties } from "../web/route-properties.server.ts";
import { DRAINED_BYTES, FILE_FORM_BYTES, FILE_PACE, limitFileForms } from "./file-forms.ts";
import {
  IMPORT_FORM_BYTES,
  limitOfficeForms,
  PICTURE_FORM_BYTES,
  REPORT_FORM_BYTES,
} from "./office-forms.ts";
import { refuseForeignForm, tooLarge } from "./page-replies.ts";
import { isForeignOrigin } from "./page-requests.ts";

type LargeForm = {
  /** Most bytes of the form. */
  bodyLimit: number;
  /** Limits who may send it, and how many at once, before any byte is read. */
  // biome-ignore lint/suspicious/noExplicitAny: Fastify types a hook by the parameters of its route.
  limit: (request: FastifyRequest<any>, reply: FastifyReply) => Promise<unknown>;
  /** The reply to a larger form. */
  tooLarge: string;
};

function largeForms(services: Services): Record<FormFiles, LargeForm> {
  return {
    complaint: {
      bodyLimit: FILE_FORM_BYTES,
      limit: limitFileForms(services),
      tooLarge: "These files are too large. Please go back and send 3 at most, with 20 MB together.",
    },
    picture: {
      bodyLimit: PICTURE_FORM_BYTES,
      limit: limitOfficeForms(services, "picture", "change catalogue"),
      tooLarge: "This picture is too large. Please go back and choose one of at most 15 MB.",
    },
    table: {
      bodyLimit: IMPORT_FORM_BYTES,
      limit: limitOfficeForms(services, "table", "change catalogue"),
      tooLarge: "This table is too large. Please go back and send 20 MB at most.",
    },
    report: {
      bodyLimit: REPORT_FORM_BYTES,
      limit: limitOfficeForms(services, "report", "reconcile settlements"),
      tooLarge: "This report is too large. Please go back and send 8 MB at most.",
    },
  };
}

/** Routes of the forms that take files: larger and slower than others, and limited before their bytes are read. */
export function takeLargeForms(app: FastifyInstance, services: Services, answer: RouteHandlerMethod): void {
  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply) =>
    isForeignOrigin(request, services.settings.origins) ? refuseForeignForm(reply) : undefined;
  const forms = largeForms(services);
  for (const [url, { formFiles }] of Object.entries<RouteProperties>(ROUTE_PROPERTIES)) {
    if (formFiles === null) continue;
    const { bodyLimit, limit, tooLarge: sentence } = forms[formFiles];
    const onRequest = [refuseForeign, limit];
    const config = { bodyPace: FILE_PACE, drainedBytes: DRAINED_BYTES };
    app.post(
      url,
      {
        bodyLimit,
        config,
        onRequest,
        errorHandler: (error, _request, reply) => tooLarge(error, reply, sentence),
      },
      answer,
    );
  }
}
