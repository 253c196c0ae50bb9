import { randomBytes } from "node:crypto";
import pg from "pg";
import { openPostgres } from "../src/infrastructure/database/open-database.ts";
import { loadCatalogue } from "../src/shop/catalogue/snapshot/load-catalogue.ts";
import { loadDelivery } from "../src/shop/delivery/load-delivery.ts";
import { loadReviews } from "../src/shop/reviews/load-reviews.ts";
import { scaledCatalogue } from "./scaled-catalogue.ts";

const DATABASE_URL = process.env.BENCH_DATABASE_URL ?? "";

/** A database of its own, with a catalogue of about this many SKUs. */
export async function filledDatabase(size: number): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bench_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(DATABASE_URL);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, () => {}, { withoutTimeouts: true });
  await database.migrate();
  const { catalogue, delivery, reviews } = scaledCatalogue(size);
  await loadDelivery(database, { rows: delivery });
  await loadReviews(database, { rows: reviews });
  const loaded = await loadCatalogue(database, { rows: catalogue });
  if (!loaded.ok) throw new Error(`the catalogue of ${size} SKUs was refused: ${loaded.code}`);
  await database.db.execute("analyze");
  await database.close();
  return {
    url: url.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
