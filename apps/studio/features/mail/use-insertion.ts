import { useRef, useState } from 'react';
import type { MailForm, WordPart } from './use-mail-form.ts';

/** Puts placeholders into the field that was written in last, where its caret was. */
export function useInsertion(form: MailForm) {
  const fields = useRef<Partial<Record<WordPart, HTMLInputElement | HTMLTextAreaElement | null>>>({});
  const [part, setPart] = useState<WordPart>('intro');
  return {
    part,
    remember: setPart,
    fieldOf: (name: WordPart) => (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      fields.current[name] = element;
    },
    insert: (name: string) => {
      const field = fields.current[part];
      const text = form.draft[part];
      const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
      const word = `{${name}}`;
      form.set({ [part]: text.slice(0, start) + word + text.slice(end) });
      // The caret goes behind the word once the field holds it.
      requestAnimationFrame(() => {
        field?.focus();
        field?.setSelectionRange(start + word.length, start + word.length);
      });
    },
  };
}
