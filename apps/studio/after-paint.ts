/** Milliseconds after which work is done where no frame is painted, such as in a window that is covered. */
const longestMs = 100;

/**
 * Does work in a task of its own when the next frame has been painted: what is typed is seen first. In a tab that nobody
 * sees it is done at once. @returns what does it at once where it is still to be done
 */
export function afterPaint(work: () => void): () => void {
  let isDue = true;
  const run = (): void => {
    if (!isDue) return;
    isDue = false;
    clearTimeout(timer);
    work();
  };
  const paints = 'requestAnimationFrame' in globalThis;
  const timer = setTimeout(run, paints ? longestMs : 0);
  if (paints) requestAnimationFrame(() => setTimeout(run));
  if (globalThis.document?.visibilityState === 'hidden') queueMicrotask(run);
  return run;
}
