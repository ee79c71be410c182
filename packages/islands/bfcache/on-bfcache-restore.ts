/**
 * Acts when the browser brings the page back just as it was left: what was under way then is not any more.
 */
export function onBfcacheRestore(act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}
