import { type KeyboardEvent, useState } from 'react';
import { t } from './messages.ts';

interface NewTagInput {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Characters a tag may have. */
  readonly maxLength: number;
  readonly suggestions: readonly string[];
}

/** The word that is being typed: commas part it, and one that is there already is refused. */
export function useNewTag({ value, onChange, maxLength, suggestions }: NewTagInput) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const add = (typed: string) => {
    const { fresh, added } = newWords(typed, value);
    setProblem(fresh.length > 0 && added.length === 0 ? t('thisTagAlreadyExists') : '');
    setText('');
    if (added.length > 0) onChange([...value, ...added.map((word) => word.slice(0, maxLength))]);
  };
  const addTyped = () => {
    if (text.trim()) add(text);
  };
  const type = (typed: string) => {
    if (typed.includes(',') || suggestions.includes(typed)) add(typed);
    else setText(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      addTyped();
    } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
  };
  return { text, problem, type, addTyped, onKeyDown };
}

// The words of a text, and those of them that are not there yet in any case.
function newWords(typed: string, value: readonly string[]) {
  const fresh = typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const known = new Set(value.map((word) => word.toLowerCase()));
  return { fresh, added: fresh.filter((word) => !known.has(word.toLowerCase())) };
}
