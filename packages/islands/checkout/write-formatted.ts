import type { InputEvent } from 'react';

/** Writes what is typed as it is read: digits stay, what is between them is put there on its own. */
export type FormatTyped = (typed: string, how: { readonly isDeleting: boolean }) => string;

/** Formats a field while it is typed into; the caret stays behind the digit that it was behind. */
export function writeFormatted(event: InputEvent<HTMLInputElement>, format: FormatTyped): void {
  const input = event.currentTarget;
  const { value } = input;
  const typed: Event = event.nativeEvent;
  // Input that a browser fills in automatically is a plain event.
  const isDeleting = typed instanceof globalThis.InputEvent && typed.inputType.startsWith('delete');
  const caret = input.selectionStart ?? value.length;
  const shown = format(value, { isDeleting });
  if (shown === value) return;
  input.value = shown;
  const place = caret === value.length ? shown.length : caretAfter(shown, digitsIn(value.slice(0, caret)));
  input.setSelectionRange(place, place);
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

function caretAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}
