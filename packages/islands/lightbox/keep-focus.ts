/** Keeps the focus inside an element: from its last control Tab goes to its first, and back. */
export function keepFocusInside(frame: HTMLElement): void {
  frame.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const controls = [
      ...frame.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    ].filter((control) => !control.hasAttribute('disabled') && control.checkVisibility());
    const [first, last] = [controls[0], controls.at(-1)];
    const { activeElement } = document;
    if (event.shiftKey ? activeElement === first : activeElement === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  });
}
