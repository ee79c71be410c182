import { type PopupMemory, popupStorage } from '@veranda/domain/pages/slides/popup';

/** What this browser remembers of the pop-up; null where it may not remember anything. */
export function readMemory(): PopupMemory | null {
  try {
    const probe = `${popupStorage.version}-probe`;
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    const read = (key: keyof PopupMemory) => localStorage.getItem(popupStorage[key]);
    return { closedDate: read('closedDate'), version: read('version'), submitted: read('submitted') };
  } catch {
    return null;
  }
}

/** Keeps a fact of the pop-up, or forgets it. */
export function remember(key: keyof PopupMemory, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(popupStorage[key]);
    else localStorage.setItem(popupStorage[key], value);
  } catch {
    // Full or forbidden since: it is shown once more.
  }
}
