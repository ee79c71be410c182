import { useSyncExternalStore } from 'react';

/** True while the window matches a media query. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** True where panels, canvas and inspector stand beside one another. */
export function useWide(): boolean {
  return useMedia('(min-width: 1200px)');
}

/** True where the phone has room beside the desktop too. */
export function useVeryWide(): boolean {
  return useMedia('(min-width: 1800px)');
}
