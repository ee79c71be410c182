import { describe } from './describe-by-error.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The part of a form that a field is. */
export function fieldElement(form: HTMLFormElement, fieldId: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId)}"]`);
}

/** Shows what is wrong with a field above its title and ties it to the field's controls; '' removes it. */
export function showFieldError(field: HTMLElement, sentence: string): void {
  const error = field.querySelector<HTMLElement>('[data-field-part="error"]');
  if (!error) return;
  error.textContent = sentence;
  error.hidden = sentence === '';
  field.classList.toggle('is-invalid', sentence !== '');
  const group = field.querySelector<HTMLElement>('fieldset');
  for (const described of group ? [group] : controlsOf(field)) describe(described, error.id, sentence !== '');
  for (const control of controlsOf(field)) {
    if (sentence === '') control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
}

/**
 * Shows the errors of all fields and removes those that are solved; the first field at fault gets the focus.
 */
export function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  for (const field of fields) showFieldError(field, errors[field.dataset['field'] ?? ''] ?? '');
  const first = fields.find((field) => errors[field.dataset['field'] ?? ''] !== undefined);
  const [control] = first ? controlsOf(first) : [];
  control?.focus();
}

function controlsOf(field: HTMLElement): readonly Control[] {
  return [...field.querySelectorAll<Control>('input, select, textarea')];
}
