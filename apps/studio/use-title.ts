import { useEffect } from 'react';

const product = 'Veranda';

/** Titles of the tab: of the screen, empty before it has said one, and of what is around it. */
const titles = { screen: '', frame: product };

function show(): void {
  document.title = titles.screen || titles.frame;
}

/** Names the screen in the browser's tab: "Products · Levain · Veranda". It ends with the screen. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), product].join(' · ');
  useEffect(() => {
    titles.screen = title;
    show();
    return () => {
      if (titles.screen !== title) return;
      titles.screen = '';
      show();
    };
  }, [title]);
}

/** Names the site in the tab while none of its screens is there yet: "Levain · Veranda". */
export function useFrameTitle(name: string | undefined): void {
  useEffect(() => {
    titles.frame = [name, product].filter(Boolean).join(' · ');
    show();
    return () => {
      titles.frame = product;
      show();
    };
  }, [name]);
}
