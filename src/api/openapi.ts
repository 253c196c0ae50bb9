import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { $ZodType, toJSONSchema } from "zod/v4/core";
import { ErrorReply } from "../contract/envelope.ts";
import type { Services } from "../shop/services.ts";
import "./openapi-components.ts";

type Override = NonNullable<NonNullable<Parameters<typeof toJSONSchema>[1]>["override"]>;

/** Security requirements of calls. Each names a security scheme of `openapiDocument`. */
const BY_SESSION = { session: [] };
export const BY_SESSION_OR_LINK = [BY_SESSION, { orderLink: [] }];
export const BY_SIGNATURE = [{ webhookSignature: [] }];
const BY_SESSION_AND_CSRF = { ...BY_SESSION, csrfToken: [] };

const TAGS = {
  Catalogue: "Products, combos and add-ons, with their reviews.",
  Search: "Suggestions for a search box.",
  Delivery: "Delivery areas, slots and fees.",
  Cart: "A customer's cart.",
  Payment: "Ordering and paying.",
  Photos: "Photos of customers that are printed on what they order.",
  Orders: "Orders after they are placed, and their papers.",
  Office: "Calls of the staff and their programs.",
  User: "A customer's name, phone, addresses, viewed products and wish list.",
  Account: "Signing in safely, and a customer's rights over their data.",
  Rewards: "Coins.",
  Blog: "Articles.",
};

const DESCRIPTION = `Replies are JSON: \`success\`, \`message\` for people, and \`data\`. Errors have a \`code\` for programs.
Sign in with \`POST /api/auth/sign-in/email\` or a mailed code; the session is a cookie. Calls that change something need the CSRF pair too.
Programs of the staff send an access token instead: \`Authorization: Bearer ...\`. A call with this header ignores cookies.
Money is in rupees, days are \`YYYY-MM-DD\` of India, instants are UTC.`;

/** Names the shop whose API it is, by its current facts. */
export function openapiInfo({ settings: { name, contact, url } }: Pick<Services, "settings">) {
  return {
    ...{ title: `${name} API`, version: "1.0.0", description: DESCRIPTION },
    contact: { name, email: contact.email, url },
    license: { name: `Only for clients of ${name}`, url: `${url}/TermsandConditions` },
  };
}

/** The general part of `/api/openapi.json`. Each route adds its call. */
export function openapiDocument(services: Services): FastifyDynamicSwaggerOptions {
  const { gateway } = services;
  return {
    openapi: {
      openapi: "3.1.0",
      info: openapiInfo(services),
      servers: [{ url: "/", description: "This shop" }],
      tags: Object.entries(TAGS).map(([tag, description]) => ({ name: tag, description })),
      components: {
        securitySchemes: {
          session: {
            ...{ type: "apiKey", in: "cookie", name: "shop.session_token" },
            description: "Set by signing in. Over https its name begins with `__Secure-`.",
          },
          csrfToken: {
            ...{ type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
            description: "The value of the cookie `XSRF-TOKEN`, which every reply sets where it is missing.",
          },
          accessToken: {
            ...{ type: "http", scheme: "bearer" },
            description:
              "The token of a member of staff, created at `/admin/programs`. It never allows more than its holder may do at the moment of the call.",
          },
          orderLink: {
            ...{ type: "apiKey", in: "query", name: "token" },
            description:
              "From the signed link in the mails of one order. Opens that order to whoever has it.",
          },
          webhookSignature: {
            ...{ type: "apiKey", in: "header", name: gateway.webhookHeaders.signature },
            description: "HMAC-SHA256 over the body, with the secret that the shop shares with the provider.",
          },
        },
      },
    },
    transform: (route) => {
      const { schema, url: path } = transformRoute(route);
      // Calls are public by default.
      return { schema: { ...schema, security: schema.security ?? [] }, url: path };
    },
    transformObject: (document) => {
      const whole = transformObject(document);
      return isOpenapi(whole) ? withoutUnused(withResponsesNamed(whole)) : whole;
    },
  };
}

/** Declares that every call of a plugin needs a session, and unsafe ones the CSRF pair too. */
export function declareSession(plugin: FastifyInstance): void {
  plugin.addHook("onRoute", (route) => {
    const isSafe = [route.method].flat().every((method) => method === "GET" || method === "HEAD");
    route.schema = { ...route.schema, security: [isSafe ? BY_SESSION : BY_SESSION_AND_CSRF] };
  });
}

/** Declares that every call of a plugin needs a token with its scope, or a session of staff, and how it can be refused. */
export function declareStaff(plugin: FastifyInstance): void {
  plugin.addHook("onRoute", (route) => {
    const scope = route.config?.scope;
    if (scope === undefined) throw new Error(`${route.url} names no scope for access tokens`);
    const isSafe = [route.method].flat().every((method) => method === "GET" || method === "HEAD");
    const bySession = isSafe ? BY_SESSION : BY_SESSION_AND_CSRF;
    const byToken =
      scope === null
        ? "It takes no access token, only a session with a recent re-authentication."
        : `A token needs the scope \`${scope}\`.`;
    const description = `${route.schema?.description ?? ""} ${byToken}`.trim();
    const security = scope === null ? [bySession] : [{ accessToken: [] }, bySession];
    const { tags = ["Office"], response } = route.schema ?? {};
    route.schema = {
      ...{ ...route.schema, tags, description, security },
      response: { "4xx": ErrorReply, ...(response as object | undefined) },
    };
  });
}

const config = {
  zodToJsonConfig: {
    override: (({ zodSchema, jsonSchema }) => {
      // Fallbacks for older pages and the limits of JavaScript do not concern clients.
      if (isCatch(zodSchema)) delete jsonSchema.default;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    }) satisfies Override,
  },
};
const transformRoute = createJsonSchemaTransform(config);
const transformObject = createJsonSchemaTransformObject(config);

function isCatch(schema: $ZodType): boolean {
  return schema._zod.def.type === "catch";
}

type OpenapiDocument = NonNullable<FastifyDynamicSwaggerOptions["openapi"]>;

/** The plugin can also generate Swagger 2. */
function isOpenapi(document: object): document is OpenapiDocument {
  return "openapi" in document;
}

const STATUS_NAMES: Record<string, string> = {
  200: "Done",
  400: "Invalid request",
  401: "Not signed in",
  403: "Not for this session",
  404: "Not found",
  409: "In conflict with the current state",
  422: "Not possible",
  429: "Too many tries",
  "4XX": "Refused",
  "5XX": "A service is down. Nothing was changed",
};

function withResponsesNamed(document: OpenapiDocument): OpenapiDocument {
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of [path?.get, path?.post, path?.put, path?.patch, path?.delete])
      for (const [status, response] of Object.entries(operation?.responses ?? {}))
        if ("description" in response && response.description === "Default Response")
          response.description = STATUS_NAMES[status] ?? "Refused";
  return document;
}

/** Each named schema exists as request and as reply. Removes unused ones repeatedly until none is left. */
function withoutUnused(document: OpenapiDocument): OpenapiDocument {
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  return unused.length === 0 ? document : withoutUnused(document);
}
