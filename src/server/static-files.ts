import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

type Options = {
  root: string;
  /** Serves the `.br` or `.gz` beside a file to browsers that accept it. */
  preCompressed?: boolean;
};

const FILE_NAME = /^[\w-][\w.-]*$/;

/**
 * Serves the files of a folder, which never change under their names. The route that the library adds itself reads the
 * whole folder at each request, to refuse spellings that a disk may accept in another case: thousands of names, for
 * each of a page's fifty files. These files are public under any spelling.
 */
export async function staticFiles(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(fastifyStatic, { ...options, serve: false, immutable: true, maxAge: "365d" });
  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const file = request.params["*"];
    return FILE_NAME.test(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}
