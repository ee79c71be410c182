import { formEvents } from '@veranda/contracts/form-protocol';
import { popupEvents } from '@veranda/contracts/popup-events';
import type { overlayEvents } from '@veranda/domain/analytics/census';
import { number, object, oneOf } from '@veranda/domain/decoders';
import { isPopupDue, type PopupRules, popupTriggers } from '@veranda/domain/pages/slides/popup';
import { readMemory, remember } from './popup-memory.ts';
import { whenTriggered } from './when-triggered.ts';

/** Decodes what a page says of its pop-up. */
export const popupProps = object<PopupRules>({
  opens: oneOf(popupTriggers),
  seconds: number,
  depth: number,
  everyDays: number,
  version: number,
});

/**
 * Opens a pop-up when its trigger comes, and remembers that it was closed, followed or sent. The dialog is the browser's:
 * it takes the focus, closes by Escape and gives the focus back, and nothing of the page moves.
 */
export function enhancePopup(dialog: HTMLDialogElement, rules: PopupRules): void {
  const memory = readMemory();
  // A browser that remembers nothing would be shown it on every page.
  if (memory === null || !isPopupDue(rules, memory, Date.now())) return;
  if (memory.version !== String(rules.version)) {
    remember('closedDate', null);
    remember('submitted', null);
  }
  const tell = (event: (typeof overlayEvents)[number]) =>
    window.dispatchEvent(new CustomEvent(popupEvents, { detail: { event, version: rules.version } }));
  dialog.addEventListener('close', () => {
    remember('closedDate', new Date().toISOString());
    tell('close');
  });
  dialog.addEventListener('click', (event) => closeAround(dialog, event, () => tell('follow')));
  window.addEventListener(formEvents.success, ({ detail }) => {
    if (!dialog.querySelector(`form input[name="formId"][value="${CSS.escape(detail.formId)}"]`)) return;
    remember('submitted', 'true');
    tell('submit');
  });
  whenTriggered(rules, () => {
    remember('version', String(rules.version));
    dialog.showModal();
    tell('open');
  });
}

// Who follows a link of it need not close it on the next page; a press beside it closes it.
function closeAround(dialog: HTMLDialogElement, { target }: MouseEvent, onFollow: () => void): void {
  if (target === dialog) return dialog.close();
  if (!(target as Element).closest('a[href]')) return;
  remember('closedDate', new Date().toISOString());
  onFollow();
}

declare global {
  interface WindowEventMap {
    [formEvents.success]: CustomEvent<{ readonly formId: string }>;
  }
}
