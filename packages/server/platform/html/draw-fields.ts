import { problemFocus, type FieldView, type ProblemView } from '@veranda/contracts/checkout-view';
import { escapeHtml as text } from '@veranda/render/escape-html';

// React takes over what is drawn here: between two elements there is nothing, and each attribute is as React writes it.

/** What is wrong now. */
export interface Shown {
  readonly problems: readonly ProblemView[];
  readonly problemsTitle: string;
}

/** A field with its label and what is wrong with it. */
export function drawField(view: Shown, field: FieldView): string {
  const label = `<label for="${field.name}">${text(field.label)}</label>`;
  const parts = [label, control(view, field), drawError(view, field.name)];
  return `<div class="${field.isHalf ? 'field half' : 'field'}">${parts.join('')}</div>`;
}

/** What is typed into or chosen from. */
export function control(view: Shown, field: FieldView, more = ''): string {
  const base = `id="${field.name}" name="${field.name}"`;
  const fills = ` autocomplete="${field.autocomplete}"`;
  const state = `${field.required ? ' aria-required="true"' : ''}${drawInvalid(view, field.name)}`;
  if (field.options === null) {
    const keys = field.inputMode === '' ? '' : ` inputmode="${field.inputMode}"`;
    return `<input ${base} type="${field.type}"${fills}${keys}${more}${state} value="${text(field.value)}">`;
  }
  const rows = field.options.map(
    (one) =>
      `<option value="${text(one.value)}"${one.value === field.value ? ' selected' : ''}>${text(one.label)}</option>`,
  );
  const first = field.unchosen === '' ? '' : `<option value="">${text(field.unchosen)}</option>`;
  return `<select ${base}${fills}${state}>${first}${rows.join('')}</select>`;
}

/** Marks a field that something is wrong with. */
export function drawInvalid({ problems }: Shown, name: string): string {
  return problems.some((one) => one.field === name)
    ? ` aria-invalid="true" aria-describedby="${name}-error"${drawFocus(problems, name)}`
    : '';
}

/** Attributes of a place that is no single field, and what is wrong there, in words. */
export function drawPlace(
  view: Shown,
  id: 'payment' | 'shippingOption',
): { readonly place: string; readonly error: string } {
  const error = drawError(view, id);
  const described = error === '' ? '' : ` aria-describedby="${id}-error"`;
  return { place: `id="${id}" tabindex="-1"${described}${drawFocus(view.problems, id)}`, error };
}

/** The attribute of the field that has the focus when the page comes. */
export function drawFocus(problems: Shown['problems'], name: string): string {
  return problemFocus(problems) === name ? ' autofocus' : '';
}

/** What is wrong with a field, at the field. */
export function drawError({ problems }: Shown, name: string): string {
  const problem = problems.find((one) => one.field === name);
  return problem ? `<span class="error" id="${name}-error">${text(problem.error)}</span>` : '';
}

/** Everything that is wrong, and what has changed, above a form; it has the focus when the page comes, unless a place below has. */
export function drawProblems({ problems, problemsTitle }: Shown, changes: readonly string[] = []): string {
  if (problems.length === 0) return '';
  const items = problems.map((one) =>
    one.isOnPage ? `<li><a href="#${one.field}">${text(one.error)}</a></li>` : `<li>${text(one.error)}</li>`,
  );
  const told = changes.map((one) => `<li>${text(one)}</li>`).join('');
  const changed = told === '' ? '' : `<ul class="changes">${told}</ul>`;
  const title = `<p><strong>${text(problemsTitle)}</strong></p>`;
  const focus = problemFocus(problems) === '' ? ' role="alert" tabindex="-1" autofocus' : '';
  return `<div class="errors"${focus}>${title}<ul>${items.join('')}</ul>${changed}</div>`;
}
