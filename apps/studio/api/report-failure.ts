/**
 * Tells the page's error reporting of a failure that was handled, as of one that was not (administration §8): whoever
 * listens for `error`, and the console.
 */
export function reportFailure(fault: unknown): void {
  globalThis.reportError(fault);
}
