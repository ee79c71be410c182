import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  readonly text: string;
  readonly isDanger?: boolean;
  /** A later note of the same topic takes the place of this one, whose "Undo" would no longer fit. */
  readonly topic?: string;
  /** What it is about: it takes the place of the note that was about the same. */
  readonly about?: string;
  /** One act, mostly "Undo". */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** The notes of the application, newest last; `Toasts` shows them. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

/** Milliseconds a note stays; the clock stands still while it is pointed at or focused. */
const stay = { plain: 5_000, action: 10_000 } as const;

const latest = new Map<string, string>();

/** Says what happened. With an action it stays longer; a failure stays until it is closed. */
export function showToast(content: ToastContent): void {
  const { about } = content;
  for (const { key, content: old } of toastQueue.visibleToasts)
    if (about !== undefined && old.about === about) toastQueue.close(key);
  const { topic, isDanger, action } = content;
  const earlier = topic === undefined ? undefined : latest.get(topic);
  if (earlier !== undefined) toastQueue.close(earlier);
  const key = toastQueue.add(content, isDanger ? {} : { timeout: action ? stay.action : stay.plain });
  if (topic !== undefined) latest.set(topic, key);
}
