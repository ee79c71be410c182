import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus through a change of the page: on what had it, though it now stands elsewhere, or on the
 * part that is named once the change is drawn.
 */
export function useFocusRestore(drawn: unknown) {
  const next = useRef<HTMLElement | string | null>(null);
  useLayoutEffect(() => {
    const wanted = next.current;
    next.current = null;
    if (wanted === null) return;
    if (typeof wanted === 'string') {
      const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(wanted)}"]`);
      part?.focus({ preventScroll: true });
      part?.scrollIntoView({ block: 'nearest' });
      // What is around a dialog can take no focus until the dialog is gone.
      if (part && document.activeElement !== part)
        requestAnimationFrame(() => part.focus({ preventScroll: true }));
      return;
    }
    wanted.focus({ preventScroll: true });
    // A button that has become useless lets go of the focus: the part that it acts on takes it.
    const part = wanted.closest<HTMLElement>('[data-part]');
    if (document.activeElement !== wanted) part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
  }, [drawn]);
  return {
    hold: useCallback(() => {
      if (document.activeElement instanceof HTMLElement) next.current = document.activeElement;
    }, []),
    goTo: useCallback((part: string) => {
      next.current = part;
    }, []),
  };
}
