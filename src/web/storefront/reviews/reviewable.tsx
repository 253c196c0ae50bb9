import { ReviewableReply } from "../../../contract/reviews.ts";
import { showDay } from "../../../shop/basics/india-time.ts";
import { useData } from "../../client-data/use-data.ts";
import { plainFetch } from "../../session/api-fetch.ts";
import { useSession } from "../../session/use-session.ts";
import { Picture } from "../../ui/picture.tsx";

/** URL of the products that a signed-in customer can still review. */
export const REVIEWABLE_URL = "/reviews/mine";

/** For a signed-in customer: delivered products without a review. */
export function Reviewable() {
  const { me } = useSession();
  const { data } = useData(me ? REVIEWABLE_URL : null, read);
  if (!data || data.length === 0) return null;
  return (
    <section className="reviews-mine" aria-labelledby="mine">
      <h2 id="mine">You had these</h2>
      <ul>
        {data.map(({ sku, name, weight, tile, picture, deliveredOn }) => (
          <li key={sku}>
            <a className={`t-${tile}`} href={`/reviews?sku=${encodeURIComponent(sku)}`}>
              <span className="tile">
                <Picture picture={picture} alt="" sizes="4rem" />
              </span>
              <span>
                <b>{name}</b>
                <span className="text-small muted reviews-when">
                  {weight}, {showDay(deliveredOn)}
                </span>
              </span>
              <span className="reviews-go">Review</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function read(url: string): Promise<ReviewableReply> {
  const reply = await plainFetch(url, { reply: ReviewableReply });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}
