import { counterMax, counterOf } from '../form/counter.ts';

/**
 * Counts what is typed into the text areas of a form that have a limit; it never blocks (storefront §5, text
 * counter).
 */
export function enhanceTextCounter(form: HTMLFormElement): void {
  for (const counter of form.querySelectorAll<HTMLElement>('[data-counter-of]')) {
    const id = counter.dataset['counterOf'] ?? '';
    const field = form.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`);
    const max = counterMax(field?.getAttribute('data-max-length') ?? null);
    if (!field || max === 0) continue;
    const show = (): void => {
      const { words, isOver } = counterOf(field.value, max);
      counter.hidden = false;
      counter.textContent = words;
      counter.classList.toggle('is-over', isOver);
      if (isOver) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    };
    field.addEventListener('input', show);
    show();
  }
}
