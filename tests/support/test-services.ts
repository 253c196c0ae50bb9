import { createVault } from "../../src/infrastructure/config/vault.ts";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { MemoryRateLimiter } from "../../src/infrastructure/limits/memory-rate-limiter.ts";
import { uploadedPicture } from "../../src/infrastructure/pictures/uploaded-picture.ts";
import { publish } from "../../src/infrastructure/pubsub/open-pub-sub.ts";
import { createWebhookClient } from "../../src/infrastructure/webhooks/create-webhook-client.ts";
import type { Picture } from "../../src/shop/catalogue/pictures.ts";
import type { Services } from "../../src/shop/services.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";

/**
 * The services that a use case without external calls needs: the database, a settable clock, a rate limiter and pictures
 * without files. Any other service throws when it is read, so a test shows what its use case depends on.
 */
export function testServices(db: Db, clock: () => Date = () => SATURDAY_MORNING): Services {
  const services: Partial<Services> = {
    db,
    clock,
    rateLimiter: new MemoryRateLimiter(() => clock().getTime()),
    vault: createVault("a-secret-of-the-tests-that-nobody-uses"),
    webhookClient: createWebhookClient({ allowsLoopback: true }),
    pubSub: { publish, subscribe: () => () => {} },
    pictures: { cutout: (id) => aPicture(id, "-cutout"), photo: (id) => aPicture(id) },
  };
  return new Proxy(services as Services, {
    get(target, name) {
      if (name in target) return target[name as keyof Services];
      throw new Error(`this use case needs services.${String(name)}; give it the whole test app`);
    },
  });
}

function aPicture(id: string, suffix = ""): Picture {
  const uploaded = uploadedPicture(id);
  if (uploaded) return uploaded;
  return { id, base: `/pictures/${id}${suffix}.test`, width: 800, height: 800, widths: [200, 400, 800] };
}
