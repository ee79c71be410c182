import { countText } from './count-text.ts';

/** Takes over the form of a gift card: counts the message while it is typed. The form works without it. */
export function attachGiftForm(form: HTMLFormElement): void {
  for (const counter of form.querySelectorAll<HTMLElement>('[data-counter-of]')) {
    const field = form.querySelector<HTMLTextAreaElement>(
      `#${CSS.escape(counter.dataset['counterOf'] ?? '')}`,
    );
    if (!field) continue;
    const show = (): void => showCount(counter, field);
    field.addEventListener('input', show);
    show();
  }
}

function showCount(counter: HTMLElement, field: HTMLTextAreaElement): void {
  const count = countText(field.value, field.dataset['maxLength']);
  counter.hidden = count === null;
  counter.textContent = count?.words ?? '';
  counter.classList.toggle('is-over', count?.isOver === true);
  field.toggleAttribute('data-over', count?.isOver === true);
  if (count?.isOver) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}
