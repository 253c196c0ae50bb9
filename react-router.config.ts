import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "build/web",
  ssr: true,
  // Pages are few and named in one file, so no manifest call is made while someone browses.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
