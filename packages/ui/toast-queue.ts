import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

interface ToastContent {
  readonly text: string;
  readonly isDanger?: boolean;
  /** A later note of the same topic takes the place of this one, whose "Undo" would no longer fit. */
  readonly topic?: string;
  /** One act, mostly "Undo". */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** The notes of the application, newest last; `Toasts` shows them. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Milliseconds a note stays; the clock stands still while it is pointed at or focused. */
const toastTimeoutMs = { plain: 5_000, action: 10_000 } as const;

const latest = new Map<string, string>();

/** Shows what happened. With an action it stays longer; a failure stays until it is closed. @returns its key */
export function showToast(content: ToastContent): string {
  const { topic, isDanger, action } = content;
  const earlier = topic === undefined ? undefined : latest.get(topic);
  if (earlier !== undefined) toastQueue.close(earlier);
  const key = toastQueue.add(
    content,
    isDanger ? {} : { timeout: action ? toastTimeoutMs.action : toastTimeoutMs.plain },
  );
  if (topic !== undefined) latest.set(topic, key);
  return key;
}

/** Takes a note away whose action would no longer fit. */
export function closeToast(key: string): void {
  toastQueue.close(key);
}

// A note that goes with the focus in it leaves no word of that: React Aria continues to take it for the
// focused one, and would pull the focus out of whatever is worked in as soon as a note in its place goes.
toastQueue.subscribe(() => {
  const region = document.querySelector('.ui-toasts');
  if (region && !region.contains(document.activeElement))
    region.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
});
