import { keepFocusInside } from '../lightbox/keep-focus.ts';

/**
 * Helps the menu of small screens, a `<details>` that works on its own: while it is open the page behind does
 * not scroll and the focus stays in it; Escape and a press elsewhere close it, and the focus goes back to its
 * button.
 */
export function enhanceMenu(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary');
  keepFocusInside(menu);
  menu.addEventListener('toggle', () => cover(menu.open));
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.preventDefault();
    menu.open = false;
    button?.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  // A link to a place on this very page leaves the page where it is: the menu would stay in front of it.
  menu.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link?.hash && link.pathname === window.location.pathname) menu.open = false;
  });
  cover(menu.open);
}

function cover(isCovered: boolean): void {
  document.documentElement.classList.toggle('v-is-covered', isCovered);
}
