import { useState } from 'react';
import { t } from './messages.ts';

interface NewTagInput {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Characters a tag may have. */
  readonly maxLength: number;
}

/** The word that is being typed: commas part it, and one that is there already is refused. */
export function useNewTag({ value, onChange, maxLength }: NewTagInput) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const add = (typed: string) => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    const known = new Set(value.map((word) => word.toLowerCase()));
    const added = fresh.filter((word) => !known.has(word.toLowerCase()));
    setProblem(fresh.length > 0 && added.length === 0 ? t('thisTagAlreadyExists') : '');
    setText('');
    if (added.length > 0) onChange([...value, ...added.map((word) => word.slice(0, maxLength))]);
  };
  return { text, setText, problem, add };
}
