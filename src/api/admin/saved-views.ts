import { NewViewBody, ViewParams } from "../../contract/admin/saved-views.requests.ts";
import { type ViewBody, ViewsReply } from "../../contract/admin/saved-views.ts";
import { NothingReply } from "../../contract/envelope.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { removeView } from "../../shop/saved-views/remove-view.ts";
import { saveView } from "../../shop/saved-views/save-view.ts";
import { listViews } from "../../shop/saved-views/saved-views.reads.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Saved views of the orders list, for programs of the staff. */
export const adminSavedViews = staffCalls((app, services) => {
  const config = { scope: "saved-views:write", permission: "see orders" } as const;

  app.get(
    "/admin/saved-views",
    {
      config,
      schema: {
        operationId: "listSavedViews",
        summary: "The saved views of the orders list: the caller's own and the shared ones",
        response: { 200: ViewsReply },
      },
    },
    async (request) => answer({ views: await shownViews(services, await staffOf(request)) }),
  );

  app.post(
    "/admin/saved-views",
    {
      config,
      schema: {
        operationId: "saveView",
        summary: "Saves filters of the orders list under a name",
        description: "A person's names are unique, so a repeat is refused with 409 and saves nothing twice.",
        body: NewViewBody,
        response: { 200: ViewsReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { name, shared: isShared, filter } = request.body;
      const view = { name, isShared, query: queryOf(filter) };
      accepted(await saveView(services, { staff, list: "orders", view }));
      return answer({ views: await shownViews(services, staff) });
    },
  );

  app.delete(
    "/admin/saved-views/:id",
    {
      config,
      schema: {
        operationId: "removeView",
        summary: "Removes a view: one's own, or a shared one by those who may share",
        description: "Views that the caller may not remove are not changed. A repeat changes nothing.",
        params: ViewParams,
        response: { 200: NothingReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      await removeView(services, { staff, list: "orders", id: request.params.id });
      return answer(null);
    },
  );
});

type Filter = ViewBody["filter"];

const SINGLE = ["on", "from", "to", "option", "slot", "kitchen"] as const;

/** The filters as the query of the list's address, in which they are stored. */
function queryOf(filter: { [name in keyof Filter]: Filter[name] | undefined }): string {
  const query = new URLSearchParams();
  for (const name of SINGLE) {
    const value = filter[name];
    if (value !== undefined) query.append(name, value);
  }
  for (const status of new Set(filter.status)) query.append("status", status);
  return query.toString();
}

function filterOf(text: string): Filter {
  const query = new URLSearchParams(text);
  const single = SINGLE.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const status = query.getAll("status");
  return { ...Object.fromEntries(single), ...(status.length > 0 ? { status } : {}) };
}

async function shownViews(services: Services, staff: Session): Promise<ViewBody[]> {
  const views = await listViews(services, { staff, list: "orders" });
  return views.map(({ id, name, query, isShared: shared, isRemovable: removable }) => ({
    ...{ id, name, shared, removable, filter: filterOf(query) },
  }));
}
