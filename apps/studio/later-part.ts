import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';

type Load = () => Promise<unknown>;

const parts = new Set<Load>();
let areWanted = false;

/** A component that is fetched later than the screen it belongs to. */
interface LaterPart<P> {
  (props: P): ReactElement;
  /** Fetches it. @throws where it cannot be fetched; the next call tries again */
  readonly load: () => Promise<unknown>;
}

/**
 * A part of a screen that is not fetched with it, but when it is first drawn, within a `Suspense`, or once the screen has
 * been opened (`loadLaterParts`); then it is drawn at once.
 */
export function laterPart<P extends object>(fetch: () => Promise<ComponentType<P>>): LaterPart<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const load = (): Promise<ComponentType<P>> => {
    loading ??= fetch().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  // The same one for as long as it is drawn. One that has failed is fetched anew where it is drawn again.
  const begin = (): ComponentType<P> => loaded ?? lazy(async () => ({ default: await load() }));
  parts.add(load);
  if (areWanted) void loadLaterParts();
  return Object.assign(
    function Part(props: P) {
      const [Component] = useState(begin);
      return createElement(Component, props);
    },
    { load },
  );
}

/**
 * Fetches the parts that are not there yet, one after the other while nothing else is to be done: who is offline later
 * has them all.
 */
export async function loadLaterParts(): Promise<void> {
  areWanted = true;
  for (const load of parts) {
    parts.delete(load);
    await idle();
    // One that cannot be fetched now is fetched when it is drawn.
    await load().catch(() => {});
  }
}

/** Milliseconds after which a part is fetched although the tab has not been idle. */
const longestWork = 3000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWork });
    else setTimeout(resolve);
  });
}
