/** Flags for a form whose faults are farther from its head and from its end than the window is high. */
interface FarFaults {
  readonly fromHead: boolean;
  readonly fromEnd: boolean;
}

/**
 * Measures a form whose faults are shown: who reads the sentence at its head or its end sees them all at
 * once, or has to scroll. If no field is at fault, the error is at its head.
 */
export function farFaults(form: HTMLFormElement): FarFaults {
  const fields = [...form.querySelectorAll('[data-field].is-invalid')].map((field) =>
    field.getBoundingClientRect(),
  );
  const head = form.querySelector('[data-form-part="summary"]')?.getBoundingClientRect();
  const end = form.querySelector('[data-form-part="below"]')?.parentElement?.getBoundingClientRect();
  const [first] = fields;
  const last = fields.at(-1);
  const window = document.documentElement.clientHeight;
  const from = first?.top ?? head?.top;
  return {
    fromHead: head !== undefined && last !== undefined && last.bottom - head.top > window,
    fromEnd: end !== undefined && from !== undefined && end.bottom - from > window,
  };
}
