import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

type Options = {
  root: string;
  /** Serves the `.br` or `.gz` beside a file to browsers that accept it. */
  preCompressed?: boolean;
};

const FILE_NAME = /^[\w-][\w.-]*$/;

/**
 * Serves a folder whose files never change under their names. The library's own route would read the whole folder at
 * each request, to refuse spellings in another case; these files are public under any spelling.
 */
export async function staticFiles(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(fastifyStatic, { ...options, serve: false, immutable: true, maxAge: "365d" });
  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const file = request.params["*"];
    return FILE_NAME.test(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}
