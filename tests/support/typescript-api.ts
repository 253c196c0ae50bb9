// openapi-typescript builds its output with the compiler's API, which TypeScript 7 does not have any more.
export { ts as default } from "@ts-morph/common";
