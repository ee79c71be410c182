/** Input typed before React is there, which gives every field the value that the server knew. */
export interface PreHydrationInput {
  /** Puts it back, once. @returns whether there was anything */
  restore(form: HTMLFormElement): boolean;
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Watches a form until its typing is put back. */
export function watchPreHydrationInput(form: HTMLFormElement): PreHydrationInput {
  const typed = new Map<string, string | boolean>();
  const note = (field: Element): void => {
    if (isTyped(field) && isTouched(field)) typed.set(keyOf(field), valueOf(field));
  };
  for (const field of form.elements) note(field);
  const listen = (event: Event): void => void (event.target instanceof Element && note(event.target));
  form.addEventListener('input', listen, { capture: true });
  return {
    restore(current) {
      form.removeEventListener('input', listen, { capture: true });
      for (const field of current.elements) {
        const value = isTyped(field) ? typed.get(keyOf(field)) : undefined;
        if (value !== undefined) put(field as Typed, value);
      }
      const hasAny = typed.size > 0;
      typed.clear();
      return hasAny;
    },
  };
}

function isTyped(field: Element): field is Typed {
  return (
    (field instanceof HTMLInputElement && field.type !== 'hidden') ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  );
}

function isTick(field: Typed): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
}

function isTouched(field: Typed): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
}

function keyOf(field: Typed): string {
  return isTick(field) ? `${field.name} ${field.value}` : field.name;
}

function valueOf(field: Typed): string | boolean {
  return isTick(field) ? field.checked : field.value;
}

function put(field: Typed, value: string | boolean): void {
  if (typeof value === 'string') field.value = value;
  else (field as HTMLInputElement).checked = value;
}
