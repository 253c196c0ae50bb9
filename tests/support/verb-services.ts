import type { Db } from "../../src/infrastructure/database/db.ts";
import { AttemptsInMemory } from "../../src/infrastructure/limits/attempts-in-memory.ts";
import { tell } from "../../src/infrastructure/news/open-news.ts";
import type { Picture } from "../../src/shop/catalog/pictures.ts";
import type { Services } from "../../src/shop/services.ts";
import { SATURDAY_MORNING } from "./a-small-shop.ts";

/**
 * The tools that a verb without outside world needs: the database, a clock that the test sets, limits, pictures
 * without files. A verb that reaches for anything else throws, and so says what it really uses.
 */
export function verbServices(db: Db, clock: () => Date = () => SATURDAY_MORNING): Services {
  const few: Partial<Services> = {
    db,
    clock,
    attempts: new AttemptsInMemory(() => clock().getTime()),
    // What is told is told the database; nobody listens.
    news: { tell, follow: () => () => {} },
    pictures: { cutout: (id) => aPicture(id), photo: (id) => aPicture(id) },
  };
  return new Proxy(few as Services, {
    get(tools, name) {
      if (name in tools) return tools[name as keyof Services];
      throw new Error(`this verb reaches for services.${String(name)}; give it the whole test app`);
    },
  });
}

function aPicture(id: string): Picture {
  return { id, base: `/pictures/${id}.test`, width: 800, height: 800, widths: [200, 400, 800] };
}
