import { processWide } from "../basics/process-wide.ts";
import type { Services } from "../services.ts";
import { type ChangeRow, deleteChangesBefore, selectChanges } from "./change-feed.queries.ts";
import { CHANGE_KINDS, type ChangeKind } from "./rules/change-kinds.ts";

/** The topic that the database's triggers publish on. */
const TOPIC = "public-changes";
/** Fallback check in case that a message was lost, in ms. */
const CHECK_EVERY_MS = 15_000;
/** Delay before a failed check is repeated, in ms. */
const RETRY_DELAY_MS = 1_000;
/** How often the log says that checks fail, in ms. */
const WARN_EVERY_MS = 60_000;
/** How often a process that does not listen checks when it reads, in ms: commands and tests. */
const UNFOLLOWED_CHECK_MS = 60_000;
/** A process that has not checked for longer reads everything again. In ms; far below the age of deleted rows. */
const MAX_GAP_MS = 60 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;
/** With more changes of one kind in a check, everything of this kind is compared: a statement takes only so many keys. */
const MOST_KEYS = 5_000;
/** Versions whose end is remembered. */
const REMEMBERED_VERSIONS = 1_000;

/** One change: `key` is a product's id, empty for reviews of the shop, null for everything of this kind. */
export type Change = { kind: ChangeKind; key: string | null };

/** State that changes by time alone, such as planned prices. */
export type Timed = {
  /** When it changes next, in ms; Infinity if never. */
  nextTime: () => number;
  /** Begins the change. Later readers get the new state, or wait for it. */
  begin: (now: number) => void;
};

/** Updates what the process holds in memory. Fails if the database is away; then it gets the same changes again. */
export type ChangeHandler = (changes: Change[]) => Promise<void>;

const EVERYTHING: Change[] = CHANGE_KINDS.map((kind) => ({ kind, key: null }));

/**
 * Tracks changes of the data that public pages show. Triggers record each change in the database. This reads the
 * changes since the last check, has the handlers apply them, and then raises `version`.
 */
export class ChangeFeed {
  readonly #db: Services["db"];
  readonly #handlers: ChangeHandler[] = [];
  readonly #timed: Timed[] = [];
  readonly #endedAt = new Map<number, number>();
  /** Rows with an older transaction have been handled; of the others, those in `handled`. */
  #position: { horizon: number; handled: ReadonlySet<string> } | undefined;
  /** When the last check that succeeded began; at first, when this was created. */
  #checkedAt = Date.now();
  #running: Promise<void> | undefined;
  #queued: Promise<void> | undefined;
  #isFollowed = false;
  #nextUnfollowedCheck = Number.NEGATIVE_INFINITY;
  #version = 1;

  constructor(db: Services["db"]) {
    this.#db = db;
  }

  /** Rises after each change, once all that is in memory has been updated. */
  get version(): number {
    return this.#version;
  }

  /** How long ago this version was replaced by the next one, in ms; undefined while it is current. */
  replacedFor(version: number): number | undefined {
    if (version >= this.#version) return undefined;
    return performance.now() - (this.#endedAt.get(version) ?? Number.NEGATIVE_INFINITY);
  }

  /** Age of what pages know of the data: time since the last check that succeeded, in ms. */
  get age(): number {
    return Date.now() - this.#checkedAt;
  }

  /** Registers a handler of the changes that are made after `begin` resolved. */
  handle(handler: ChangeHandler): void {
    this.#handlers.push(handler);
  }

  /** Registers state that changes by time. Such a change raises the version too. */
  followClock(timed: Timed): void {
    this.#timed.push(timed);
  }

  /** Begins what is due at this time, in ms. Must be called before the version is compared. */
  tick(now: number): void {
    for (const { nextTime, begin } of this.#timed) {
      if (now < nextTime()) continue;
      begin(now);
      // -Infinity: a page with the old price must not be served, not even while the new page is rendered.
      this.#raiseVersion(Number.NEGATIVE_INFINITY);
    }
  }

  /** Data that is read after this resolves includes all changes before it. */
  async begin(): Promise<void> {
    if (!this.#position) await this.check();
  }

  /** Follows changes by messages of the database, and by checks in case that one was lost. */
  follow({ pubSub, log, clock }: Pick<Services, "pubSub" | "log" | "clock">): () => void {
    this.#isFollowed = true;
    let retry: NodeJS.Timeout | undefined;
    let warnedAt = Number.NEGATIVE_INFINITY;
    let isStopped = false;
    const onFailure = (err: unknown) => {
      if (isStopped) return;
      if (performance.now() - warnedAt > WARN_EVERY_MS) {
        log.warn({ err }, "changes of the catalogue could not be read; trying again until they can");
        warnedAt = performance.now();
      }
      clearTimeout(retry);
      retry = setTimeout(check, RETRY_DELAY_MS).unref();
    };
    const check = () =>
      void this.check().then(() => {
        warnedAt = Number.NEGATIVE_INFINITY;
      }, onFailure);
    const unsubscribe = pubSub.subscribe(TOPIC, check);
    const checking = setInterval(check, CHECK_EVERY_MS).unref();
    const deleteOld = () =>
      void deleteChangesBefore(this.#db, new Date(clock().getTime() - KEPT_MS)).catch(() => {});
    const deleting = setInterval(deleteOld, MAX_GAP_MS).unref();
    check();
    return () => {
      isStopped = true;
      this.#isFollowed = false;
      unsubscribe();
      clearTimeout(retry);
      clearInterval(checking);
      clearInterval(deleting);
    };
  }

  /** For processes that do not follow: checks once a minute. A database that is away leaves what is known. */
  async checkIfDue(clock: Services["clock"]): Promise<void> {
    if (this.#isFollowed) return;
    const now = clock().getTime();
    if (now < this.#nextUnfollowedCheck) return;
    this.#nextUnfollowedCheck = now + UNFOLLOWED_CHECK_MS;
    await this.check().catch(() => {});
  }

  /** Reads and handles what has changed. A check that is requested during another one runs after it. */
  check(): Promise<void> {
    this.#queued ??= (this.#running ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        this.#queued = undefined;
        const run = this.#readAndHandle();
        this.#running = run;
        return run;
      });
    return this.#queued;
  }

  async #readAndHandle(): Promise<void> {
    const before = this.#position;
    // The wall clock, because others delete rows by it: it goes on while a machine is suspended.
    const began = Date.now();
    const { horizon, changes } = await selectChanges(this.#db, before?.horizon);
    const position = { horizon, handled: new Set(idsFrom(changes, horizon)) };
    const unhandled = before ? changes.filter(({ id }) => !before.handled.has(id)) : [];
    const hasGap = before !== undefined && began - this.#checkedAt > MAX_GAP_MS;
    const toHandle = hasGap ? EVERYTHING : distinct(unhandled);
    if (toHandle.length > 0) {
      for (const handler of this.#handlers) await handler(toHandle);
      this.#raiseVersion();
    }
    // Only now: if a handler fails, the next check repeats its changes.
    this.#position = position;
    this.#checkedAt = began;
  }

  #raiseVersion(endedAt = performance.now()): void {
    this.#endedAt.set(this.#version, endedAt);
    this.#endedAt.delete(this.#version - REMEMBERED_VERSIONS);
    this.#version += 1;
  }
}

/** Rows that the next check will read again, because their transactions are not before its horizon. */
function idsFrom(changes: ChangeRow[], horizon: number): string[] {
  return changes.filter(({ tx }) => tx >= horizon).map(({ id }) => id);
}

/** Each change once; "everything of this kind" instead of many. */
function distinct(changes: Change[]): Change[] {
  const keysOf = new Map<ChangeKind, Set<string | null>>();
  for (const { kind, key } of changes) keysOf.set(kind, (keysOf.get(kind) ?? new Set()).add(key));
  return [...keysOf].flatMap(([kind, keys]) =>
    keys.has(null) || keys.size > MOST_KEYS ? [{ kind, key: null }] : [...keys].map((key) => ({ kind, key })),
  );
}

const feeds = processWide("changeFeeds", () => new WeakMap<Services["db"], ChangeFeed>());

/** The feed of this database, one per process. */
export function changeFeedOf(db: Services["db"]): ChangeFeed {
  const feed = feeds.get(db) ?? new ChangeFeed(db);
  feeds.set(db, feed);
  return feed;
}
