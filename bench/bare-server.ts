import { createServer } from "node:http";

/**
 * The control: a bare `node:http` server that sends the same bytes and headers to every request. `/cpu` returns the
 * CPU time that it has used, in ms.
 */
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((request, response) => {
    if (request.url === "/cpu") {
      const { user, system } = process.cpuUsage();
      response.end(String((user + system) / 1000));
      return;
    }
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
