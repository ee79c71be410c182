/** Gives a command that the canvas does not know to the studio around it. @returns true where it was done there */
export function passKeyOn(event: KeyboardEvent, { defaultView }: Document): boolean {
  const frame = defaultView?.frameElement;
  if (!frame || !(event.ctrlKey || event.metaKey)) return false;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  return !frame.dispatchEvent(new KeyboardEvent('keydown', init));
}
