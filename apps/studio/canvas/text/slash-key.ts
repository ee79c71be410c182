import { isWritten } from '../canvas-events.ts';

/** Calls back when `/` is pressed on the page while nobody writes. @returns what ends it */
export function listenToSlash(root: Document, onSlash: () => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.isComposing;
    // By the target: whoever has the key already may have moved the focus.
    if (isPlain && !event.defaultPrevented && !isWritten(event.target) && onSlash()) event.preventDefault();
  };
  root.addEventListener('keydown', listen);
  return () => root.removeEventListener('keydown', listen);
}
