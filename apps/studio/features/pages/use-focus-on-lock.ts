import { useEffect, useRef } from 'react';

/** The element of a section: it takes the focus from its fields where somebody takes it over. */
export function useFocusOnLock(isLocked: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLocked && element.current?.contains(document.activeElement)) element.current.focus();
  }, [isLocked]);
  return element;
}
