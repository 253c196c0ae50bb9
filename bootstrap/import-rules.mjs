import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import rules from "../dependency-rules.mjs";
import { root } from "./steps/node.mjs";
import { say } from "./steps/say.mjs";

/** Checks who imports whom. Fails too if it sees fewer files than exist, because then it has checked nothing. */
process.chdir(root);
const files = readdirSync(join(root, "src"), { recursive: true }).filter((name) => /\.tsx?$/.test(name));
const { output } = await cruise(
  ["src"],
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
  undefined,
  {
    tsConfig: extractTsConfig("tsconfig.json"),
  },
);
const moduleCount = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length;
const broken = output.summary.violations;
for (const { rule, from, to } of broken) say(`${rule.name}: ${from} → ${to}`);
say(
  `${moduleCount} of ${files.length} files looked at, ${output.summary.totalDependenciesCruised} imports, ${broken.length} against the rules`,
);
process.exit(broken.length > 0 || moduleCount < files.length ? 1 : 0);
