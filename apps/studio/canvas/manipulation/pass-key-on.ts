import { isWritten } from '../canvas-events.ts';

/** Gives a key that the canvas does not know to the studio around it. @returns true where it was done there */
export function passKeyOn(event: KeyboardEvent, { defaultView }: Document): boolean {
  const frame = defaultView?.frameElement;
  if (!frame || !isForStudio(event)) return false;
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  return !frame.dispatchEvent(new KeyboardEvent('keydown', init));
}

// Commands, F6, the devices by Alt and a digit, and the list of keys, which is a letter where somebody writes.
function isForStudio({ ctrlKey, metaKey, altKey, key, code, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || key === 'F6') return true;
  return altKey ? /^Digit[123]$/.test(code) : key === '?' && !isWritten(target);
}
