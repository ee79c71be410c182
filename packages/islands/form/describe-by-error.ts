let given = 0;

/**
 * Ties a message to the controls at fault, which are marked, and frees those that it was tied to; none: frees
 * only.
 */
export function describeByError(message: HTMLElement, controls: readonly HTMLElement[]): void {
  // Markup of a theme's own may give it no id.
  message.id ||= `v-error-${(given += 1)}`;
  const { id } = message;
  const tied = message.ownerDocument.querySelectorAll<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`);
  for (const control of tied) {
    describe(control, id, false);
    control.removeAttribute('aria-invalid');
  }
  for (const control of controls) {
    describe(control, id, true);
    control.setAttribute('aria-invalid', 'true');
  }
}

/** Gives the focus to the first that takes it: what is disabled or not shown does not. */
export function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.focus();
    if (element.ownerDocument.activeElement === element) return;
  }
}

/** Adds the element with an id to those that describe another one, first of them, or removes it. */
export function describe(element: HTMLElement, id: string, isDescribed: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .filter((one) => one && one !== id);
  const ids = isDescribed ? [id, ...others] : others;
  if (ids.length === 0) element.removeAttribute('aria-describedby');
  else element.setAttribute('aria-describedby', ids.join(' '));
}
