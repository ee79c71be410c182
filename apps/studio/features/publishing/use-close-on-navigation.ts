import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog when one of its links has led to what lies below it. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  });
}
