import { useLayoutEffect, useMemo, useState } from 'react';

/** An element, or the part of an id, that is to have the focus; a new object each time. */
interface Wanted {
  readonly target: HTMLElement | string;
}

/**
 * Keeps the focus through a change of the page: on what had it, though it now stands elsewhere, or on the
 * part that is named once the change is drawn.
 */
export function useFocusRestore() {
  const [wanted, want] = useState<Wanted | null>(null);
  // Drawn together with the change that it is asked for with.
  useLayoutEffect(() => {
    if (wanted !== null) restoreFocus(wanted.target);
  }, [wanted]);
  return useMemo(
    () => ({
      hold: () => {
        if (document.activeElement instanceof HTMLElement) want({ target: document.activeElement });
      },
      goTo: (part: string) => want({ target: part }),
    }),
    [],
  );
}

function restoreFocus(target: HTMLElement | string): void {
  if (typeof target === 'string') {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(target)}"]`);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
    // What is around a dialog can take no focus until the dialog is gone.
    if (part && document.activeElement !== part)
      requestAnimationFrame(() => part.focus({ preventScroll: true }));
    return;
  }
  target.focus({ preventScroll: true });
  // A button that has become useless lets go of the focus: the part that it acts on takes it.
  const part = target.closest<HTMLElement>('[data-part]');
  if (document.activeElement !== target) part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
}
