import { useEffect } from "react";
import { z } from "zod";
import { dayOf } from "../../../../shop/basics/india-time.ts";
import { listKitchens } from "../../../../shop/delivery/delivery.reads.ts";
import {
  getKitchenBoard,
  type KitchenOrder,
  listBoards,
} from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import { listRunsOf } from "../../../../shop/runs/list-runs-of.ts";
import { servicesContext } from "../../../request-context.ts";
import { staffContext } from "../../office-guard.ts";
import { isAnswer, unsentAnswer } from "../../unsent-answer.ts";
import { answerKitchen } from "../kitchen-action.ts";
import { withPicture } from "../with-picture.server.ts";
import type { Route } from "./+types/board.ts";
import { boardNotices } from "./board-notices.server.ts";
import { BoardPage } from "./board-page.tsx";
import type { BoardOrder } from "./board-types.ts";
import { changeWords } from "./change-words.server.ts";
import { ChooseKitchen } from "./choose-kitchen.tsx";
import { readyGroupsOf } from "./ready-groups.server.ts";

const Query = z.object({ kitchen: z.string().min(1).max(100).nullable().catch(null) });

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { kitchen } = Query.parse(Object.fromEntries(new URL(request.url).searchParams));
  const staff = context.get(staffContext);
  const board = kitchen === null ? null : await getKitchenBoard(services, { kitchenId: kitchen, staff });
  const { userId, roles } = staff;
  if (!board?.ok) return { board: null, kitchens: await listBoards(services), isStale: false, userId, roles };
  const runs = await listRunsOf(services, { orders: board.value.orders });
  const kitchens = board.value.withdrawn.length === 0 ? [] : await listKitchens(services);
  const nameOf = new Map(kitchens.map(({ id, name }) => [id, name]));
  const groupOf = readyGroupsOf(board.value.orders, { runs, today: dayOf(board.value.at) });
  const shown = (order: KitchenOrder): Omit<BoardOrder, "group"> => ({
    ...order,
    // The ticket of an order that was moved away says so to this kitchen, not to the one that has it.
    path: `/admin/kitchen/${order.uuid}${order.kitchenId === kitchen ? "" : `?${new URLSearchParams({ kitchen: board.value.kitchen.id })}`}`,
    lines: order.lines.map((line) => withPicture(services.pictures, line)),
    changes: changeWords(order, board.value.at, nameOf.get(order.kitchenId) ?? ""),
  });
  const orders = board.value.orders.map((order) => ({ ...shown(order), group: groupOf(order) }));
  const withdrawn = board.value.withdrawn.map((order) => ({ ...shown(order), group: null }));
  const news = boardNotices([...orders, ...withdrawn]);
  return {
    board: { ...board.value, orders, withdrawn, news },
    kitchens: [],
    isStale: false,
    userId,
    roles,
  };
}

type BoardData = Awaited<ReturnType<typeof loader>>;

/** The board as it was last shown in this browser. */
let shownBoard: BoardData | null = null;

/** Without a connection the board stays as it was, and says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<BoardData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isAnswer(error) || shownBoard === null) throw error;
    return { ...shownBoard, isStale: true };
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return answerKitchen(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

/** Answers with an error if an undo or a photo did not reach the shop. Moves wait on the tablet: see `useTaps`. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unsentAnswer(serverAction);
}

/** The kitchen's board, or the choice of a kitchen. */
export default function Board({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    shownBoard = loaderData;
  }, [loaderData]);
  const { board, kitchens, isStale, userId, roles } = loaderData;
  if (board === null) return <ChooseKitchen kitchens={kitchens} roles={roles} />;
  const refusal = actionData && !actionData.ok ? actionData.message : "";
  return <BoardPage key={board.kitchen.id} {...{ board, userId, isStale, refusal, roles }} />;
}
