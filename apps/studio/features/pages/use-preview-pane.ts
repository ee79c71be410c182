import { useState, useSyncExternalStore } from 'react';

// Beside the editor only where both have room (shell of 204 pixels, editor and frame of 480 each).
const wide = matchMedia('(min-width: 1200px)');

function listen(changed: () => void) {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/**
 * Position of the preview: beside the editor from the start where there is room, else over it when asked for.
 */
export function usePreviewPane() {
  const isWide = useSyncExternalStore(listen, () => wide.matches);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? isWide;
  return {
    isOpen,
    isBeside: isOpen && isWide,
    isOver: isOpen && !isWide && wanted === true,
    toggle: () => setWanted(!isOpen),
    close: () => setWanted(false),
  };
}
