import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../use-account.ts';
import type { DocumentAddress } from './document-transport.ts';
import { openDocument, type OpenDocument } from './open-document.ts';
import { createPendingStorage } from './pending-storage.ts';

/** A document on its way into this tab. */
type DocumentOpening<D> =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'open'; readonly open: OpenDocument<D> };

const storage = createPendingStorage();

/** Opens a document of a site while the screen is there. */
export function useDocumentSession<D>({ site, kind, id }: DocumentAddress<D>): DocumentOpening<D> {
  const { id: author } = useAccount();
  const [round, setRound] = useState(0);
  const [opening, setOpening] = useState<DocumentOpening<D>>({ state: 'opening' });
  useEffect(() => {
    let open: OpenDocument<D> | null = null;
    let isLeft = false;
    const start = async () => {
      try {
        open = await openDocument({ address: { site, kind, id }, author, storage });
        if (isLeft) open.close();
        else setOpening({ state: 'open', open });
      } catch (error) {
        if (!isLeft) setOpening({ state: 'failed', error, retry: () => setRound(round + 1) });
      }
    };
    // Not for an effect that is taken back at once, as React does in development: it would hold the tab's work.
    const timer = setTimeout(() => void start());
    return () => {
      isLeft = true;
      clearTimeout(timer);
      open?.close();
      setOpening({ state: 'opening' });
    };
  }, [site, kind, id, author, round]);
  return opening;
}

/** A state with its listeners. */
export interface Store<S> {
  readonly getState: () => S;
  readonly subscribe: (listener: () => void) => () => void;
}

/** State of a store, followed by the component. */
export function useStore<S>(store: Store<S>): S {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** What is taken of a store’s state: the component is drawn again only when that is not the same as before. */
export function useSelected<S, T>(
  { getState, subscribe }: Store<S>,
  select: (state: S) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const last = useRef<{ readonly value: T } | null>(null);
  const read = (): T => {
    const value = select(getState());
    if (last.current && isSame(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  };
  return useSyncExternalStore(subscribe, read);
}
