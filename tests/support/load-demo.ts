import { writeFile } from "node:fs/promises";
import { DATABASES, prepareDemo } from "./demo-deployment.ts";

/**
 * Loads the demo shop on both databases, for all suites of `npm test`. Writes the environment in which they find it to
 * the named file. The test runner removes the folders and the database server.
 */
await prepareDemo();
const addresses = DATABASES.map((database) => [`DEMO_${database}`, process.env[`DEMO_${database}`]]);
await writeFile(process.argv[2] ?? "", JSON.stringify(Object.fromEntries(addresses)));
// The connection to the database server is open.
process.exit(0);
