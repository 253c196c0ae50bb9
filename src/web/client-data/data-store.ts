/** Fetches of one URL that begin within this time, in ms, share one answer. */
const DEDUPE_MS = 2_000;
/** Age in ms from which data is fetched again when the visitor comes back to the page. */
const FOCUS_MS = 5_000;
/** Base of the wait after a failure. */
const RETRY_MS = 5_000;

/** The state of the data behind a URL. After a failure the last data stays. */
export type DataState<Data> = { data: Data | undefined; error: Error | undefined; isFetching: boolean };

/** How the data behind a URL is fetched. */
export type Source<Data> = {
  load: (url: string) => Promise<Data>;
  /** Came with the page: nothing is fetched until something makes it old. */
  first?: Data | undefined;
  /** Wait in ms after this many failures in a row; null to give up. */
  retryDelay?: (failures: number, error: Error) => number | null;
  /** For figures that a dialog asks to confirm: they must not change while they are read. */
  keepOnFocus?: boolean;
};

type Entry = {
  state: DataState<unknown>;
  listeners: Set<() => void>;
  /** The data of the last page that came with data. */
  first: unknown;
  /** Null until a component has shown the data. */
  source: Source<unknown> | null;
  /** Incremented to make the answer of a running fetch obsolete. */
  version: number;
  startedAt: number;
  lastFetch: Promise<unknown>;
  failures: number;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
};

/** Before the first fetch of a URL, and on the server. */
export const PENDING: DataState<never> = { data: undefined, error: undefined, isFetching: true };

const LONG_AGO = Number.NEGATIVE_INFINITY;

const entries = new Map<string, Entry>();
let isFollowingFocus = false;

/** The identical object until something changes. */
export function readState<Data>(url: string): DataState<Data> {
  return (entries.get(url)?.state ?? PENDING) as DataState<Data>;
}

/** Calls the listener after every change of the state, until the returned function is called. */
export function subscribe(url: string, listener: () => void): () => void {
  const { listeners } = entryOf(url);
  listeners.add(listener);
  if (!isFollowingFocus) followFocus();
  return () => {
    listeners.delete(listener);
  };
}

export function setSource<Data>(url: string, source: Source<Data>): void {
  entryOf(url).source = source;
}

/**
 * Fetches the data again. Never rejects: resolves to undefined after a failure, and before anything has shown the data.
 * @param dedupe take the answer of a fetch that began shortly before
 */
export function fetchData<Data>(url: string, { dedupe = false } = {}): Promise<Data | undefined> {
  const entry = entryOf(url);
  if (dedupe && Date.now() - entry.startedAt < DEDUPE_MS) return entry.lastFetch as Promise<Data | undefined>;
  clearTimeout(entry.retryTimer);
  const version = invalidate(entry);
  if (!entry.source) return Promise.resolve(undefined);
  entry.startedAt = Date.now();
  if (!entry.state.isFetching) show(entry, { ...entry.state, isFetching: true });
  const settle = (state: DataState<unknown>) => {
    if (version !== entry.version) return false;
    show(entry, { ...state, isFetching: false });
    return true;
  };
  entry.lastFetch = entry.source.load(url).then(
    (loaded) => {
      const data = keepIfEqual(entry, loaded);
      if (settle({ ...entry.state, data, error: undefined })) entry.failures = 0;
      return loaded;
    },
    (error: Error) => {
      if (settle({ ...entry.state, error })) retryLater(url, entry, error);
    },
  );
  return entry.lastFetch as Promise<Data | undefined>;
}

/** Shows the data that came with the page. Returns false if there is none, or it was shown before. */
export function showFirst(url: string): boolean {
  const entry = entryOf(url);
  const first = entry.source?.first;
  if (first === undefined || first === entry.first) return false;
  entry.first = first;
  show(entry, { data: keepIfEqual(entry, first), error: undefined, isFetching: false });
  return true;
}

/** Changes data that is shown, without asking the shop. A running fetch is ignored: it may not know the change. */
export function changeData<Data>(url: string, change: (data: Data) => Data): void {
  const entry = entryOf(url);
  if (entry.state.data === undefined) return;
  invalidate(entry);
  show(entry, { ...entry.state, data: change(entry.state.data as Data), isFetching: false });
}

/**
 * Drops all data except that of one URL.
 * @param refetch load again what is shown
 */
export function dropDataExcept(exceptUrl: string, { refetch }: { refetch: boolean }): void {
  for (const [url, entry] of entries) {
    if (url === exceptUrl) continue;
    clearTimeout(entry.retryTimer);
    invalidate(entry);
    show(entry, { ...PENDING, isFetching: false });
    if (refetch && entry.listeners.size > 0) void fetchData(url);
  }
}

/** The identical object for equal data, so that effects on it do not run again. */
function keepIfEqual({ state: { data } }: Entry, loaded: unknown): unknown {
  return JSON.stringify(loaded) === JSON.stringify(data) ? data : loaded;
}

function entryOf(url: string): Entry {
  const entry = entries.get(url) ?? {
    state: PENDING,
    listeners: new Set(),
    first: undefined,
    source: null,
    version: 0,
    startedAt: LONG_AGO,
    lastFetch: Promise.resolve(),
    failures: 0,
    retryTimer: undefined,
  };
  entries.set(url, entry);
  return entry;
}

/** Makes a running fetch obsolete. */
function invalidate(entry: Entry): number {
  entry.startedAt = LONG_AGO;
  entry.version += 1;
  return entry.version;
}

function show(entry: Entry, state: DataState<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

function retryLater(url: string, entry: Entry, error: Error): void {
  entry.failures += 1;
  entry.startedAt = LONG_AGO;
  const delay = (entry.source?.retryDelay ?? slowRetry)(entry.failures, error);
  if (delay === null) return;
  entry.retryTimer = setTimeout(() => {
    if (entry.listeners.size > 0 && isActive()) void fetchData(url);
  }, delay);
}

/** The wait after a failure: about 10 s, doubling, with jitter. */
export function slowRetry(failures: number): number {
  return (0.5 + Math.random()) * 2 ** Math.min(failures, 8) * RETRY_MS;
}

function isActive(): boolean {
  return document.visibilityState !== "hidden" && navigator.onLine !== false;
}

function followFocus(): void {
  isFollowingFocus = true;
  const refetch = (minimumAge: number) => {
    if (!isActive()) return;
    for (const [url, { listeners, startedAt, source, state }] of entries) {
      const isOld = Date.now() - startedAt >= minimumAge;
      if (listeners.size > 0 && isOld && (!source?.keepOnFocus || state.error)) void fetchData(url);
    }
  };
  const onFocus = () => refetch(FOCUS_MS);
  window.addEventListener("focus", onFocus);
  window.addEventListener("online", () => refetch(0));
  document.addEventListener("visibilitychange", onFocus);
}
