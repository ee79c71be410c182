/** Text of a counter: 'current / max', and whether it is too long; it never blocks (storefront §5). */
export function counterOf(text: string, max: number): { readonly words: string; readonly isOver: boolean } {
  const { length } = text.replace(/\r\n?/g, '\n');
  return { words: `${length} / ${max}`, isOver: length > max };
}

/** The maximum of a field's attribute; what is no number, or negative, counts as 0 and means no counter. */
export function counterMax(attribute: string | null): number {
  const max = Number(attribute);
  return Number.isFinite(max) && max > 0 ? Math.floor(max) : 0;
}

/** Keeps the counters of a form's text areas. */
export function keepCounters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-max-length]')) {
    const max = counterMax(area.getAttribute('data-max-length'));
    const counter = area.closest('[data-field]')?.querySelector<HTMLElement>('[data-field-part="counter"]');
    if (max === 0 || !counter) continue;
    const show = (): void => {
      const { words, isOver } = counterOf(area.value, max);
      counter.textContent = words;
      counter.classList.toggle('is-over', isOver);
    };
    area.addEventListener('input', show);
    form.addEventListener('reset', () => setTimeout(show));
    show();
  }
}
