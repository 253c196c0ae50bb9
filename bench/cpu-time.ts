import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/** A clock tick of Linux, in ms. */
const TICK_MS = 10;

/** CPU time of a shop since its start, in ms. */
export async function cpuOfShop(shop: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text();
  const line = text.split("\n").find((row) => row.startsWith("process_cpu_seconds_total "));
  return Number(line?.split(" ")[1]) * 1000;
}

/** CPU time of all processes of a PostgreSQL on this machine since its start, in ms. Linux only. */
async function cpuOfDatabase(database: pg.Client): Promise<number> {
  const { rows } = await database.query("select pg_read_file('postmaster.pid', 0, 12) as text");
  const postmaster = String(rows[0].text).split("\n")[0] ?? "";
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(name);
    // Ended children are counted by the postmaster.
    if (name === postmaster) ticks += stat.own + stat.endedChildren;
    else if (stat.parent === postmaster) ticks += stat.own;
  }
  return ticks * TICK_MS;
}

/**
 * CPU time that work takes in the shop, in its PostgreSQL and in this process, in ms. 0 for a database that is not
 * given.
 */
export async function cpuOfWork(
  { shop, database }: { shop: string; database?: pg.Client },
  work: () => Promise<unknown>,
): Promise<{ shop: number; database: number; clients: number }> {
  const used = async () => {
    const { user, system } = process.cpuUsage();
    return {
      clients: (user + system) / 1000,
      shop: await cpuOfShop(shop),
      database: database ? await cpuOfDatabase(database) : 0,
    };
  };
  const before = await used();
  await work();
  const after = await used();
  return {
    shop: after.shop - before.shop,
    database: after.database - before.database,
    clients: after.clients - before.clients,
  };
}

/** See proc(5). The fields are counted after the program's name, which may hold anything. */
function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [, parent, , , , , , , , , , user, system, childrensUser, childrensSystem] = fields;
    return {
      parent,
      own: Number(user) + Number(system),
      endedChildren: Number(childrensUser) + Number(childrensSystem),
    };
  } catch {
    // The process has ended since the folder was listed.
    return { parent: "", own: 0, endedChildren: 0 };
  }
}
