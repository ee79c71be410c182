type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what somebody has typed, chosen and opened in a part of the page, and where they are in it.
 * @returns what gives it back to the next drawing of the same part
 */
export function preserveInput(
  element: HTMLElement,
  isTyped: (control: Control) => boolean = differs,
): () => void {
  const typed = controlsIn(element).filter(isTyped).map(typedIn);
  const opened = [...element.querySelectorAll('details[open] > summary')].map(wordsOf);
  const focused = focusIn(element);
  return () => {
    for (const summary of element.querySelectorAll('details > summary'))
      if (opened.includes(wordsOf(summary))) summary.parentElement?.setAttribute('open', '');
    for (const one of typed) {
      const control = element.querySelector<Control>(one.selector);
      if (control) giveBack(control, one);
    }
    if (focused) focusAgain(element, focused);
  };
}

/** True when a control holds another value than the server drew. */
export function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const drawn = options.find((option) => option.defaultSelected) ?? options[0];
    return control.value !== drawn?.value;
  }
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

interface Typed {
  readonly selector: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly invalid: string | null;
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input[name], select[name], textarea[name]')];
}

function typedIn(control: Control): Typed {
  return {
    selector: selectorOf(control, isCheckable(control)),
    value: control.value,
    isChecked: isCheckable(control) && control.checked,
    invalid: control.getAttribute('aria-invalid'),
  };
}

function giveBack(control: Control, { value, isChecked, invalid }: Typed): void {
  if (isCheckable(control)) control.checked = isChecked;
  else if (control instanceof HTMLSelectElement) {
    if ([...control.options].some((option) => option.value === value)) control.value = value;
  } else control.value = value;
  if (invalid !== null) control.setAttribute('aria-invalid', invalid);
}

interface Focused {
  readonly selector: string;
  /** First and last sign of the selection; null where a control does not tell, as fields of numbers. */
  readonly selection: readonly [number | null, number | null];
}

function focusIn(element: HTMLElement): Focused | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return null;
  if (!activeElement.hasAttribute('name')) return null;
  const selection: Focused['selection'] =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? [activeElement.selectionStart, activeElement.selectionEnd]
      : [null, null];
  return { selector: selectorOf(activeElement, activeElement instanceof HTMLButtonElement), selection };
}

function focusAgain(element: HTMLElement, { selector, selection: [start, end] }: Focused): void {
  const control = element.querySelector<HTMLElement>(selector);
  control?.focus();
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (start !== null && end !== null) return control.setSelectionRange(start, end);
  if (isCheckable(control)) return;
  // A field of a number goes on at its end when its value is written again.
  const { value } = control;
  control.value = '';
  control.value = value;
}

function selectorOf(control: HTMLElement, withValue: boolean): string {
  const name = `[name="${CSS.escape(control.getAttribute('name') ?? '')}"]`;
  return withValue ? `${name}[value="${CSS.escape(control.getAttribute('value') ?? '')}"]` : name;
}

function isCheckable(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function wordsOf(element: Element): string {
  return element.textContent?.trim() ?? '';
}
