import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import {
  changeData,
  type DataState,
  fetchData,
  PENDING,
  readState,
  type Source,
  setSource,
  showFirst,
  subscribe,
} from "./data-store.ts";

type Options<Data> = Omit<Source<Data>, "load"> & {
  /** Fetch whenever a component begins to show the data, even right after another fetch. */
  isFresh?: boolean;
};

const NOTHING: DataState<never> = { data: undefined, error: undefined, isFetching: false };

/**
 * Data behind a URL of the shop. It is fetched when a component begins to show it, when the visitor comes back to the
 * page or online, and after failures; components with the same URL share it.
 * @param url null while there is nothing to fetch
 * @param load must depend on the URL alone
 */
export function useData<Data>(
  url: string | null,
  load: (url: string) => Promise<Data>,
  { isFresh = false, ...options }: Options<Data> = {},
) {
  const state = useSyncExternalStore<DataState<Data>>(
    useCallback((listener) => (url === null ? () => {} : subscribe(url, listener)), [url]),
    () => (url === null ? NOTHING : readState(url)),
    () => (url === null ? NOTHING : PENDING),
  );
  useLayoutEffect(() => {
    if (url !== null) setSource(url, { load, ...options });
  });
  useLayoutEffect(() => {
    if (url !== null && !showFirst(url)) void fetchData(url, { dedupe: !isFresh });
  }, [url, isFresh]);
  return {
    ...state,
    isLoading: state.isFetching && state.data === undefined,
    /** Fetches again. Resolves when the answer is shown. */
    refetch: useCallback(async () => {
      if (url !== null) await fetchData(url);
    }, [url]),
    /** Changes what is shown without asking the shop. */
    change: useCallback(
      (change: (data: Data) => Data) => {
        if (url !== null) changeData(url, change);
      },
      [url],
    ),
  };
}

/** The last defined value: the old data while new data loads. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
