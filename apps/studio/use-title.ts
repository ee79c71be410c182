import { useEffect } from 'react';

/** Names the screen in the browser's tab: "Products · Levain · Veranda". */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'Veranda'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
