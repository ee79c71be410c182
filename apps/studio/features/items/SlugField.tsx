import { pageSlug } from '@veranda/domain/pages/slug';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { freeSlugOf } from './item-queries.ts';
import { t } from './messages.ts';

interface SlugFieldProps {
  /** Id of the item. */
  readonly item: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (slug: string) => void;
}

/** The end of an item's address: made of what is typed when the field is left, with a number where another item has it. */
export function SlugField({ item, value, isReadOnly, onChange }: SlugFieldProps) {
  const site = useSite();
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string>();
  const take = async () => {
    if (typed.trim() === '' || typed === value) return setTyped(value);
    try {
      const slug = await freeSlugOf(site.id, item, typed);
      setTyped(slug);
      onChange(slug);
    } catch (fault) {
      setProblem(messageOf(fault));
    }
  };
  return (
    <TextField
      label={t('address')}
      value={typed}
      isReadOnly={isReadOnly}
      autoComplete="off"
      spellCheck="false"
      maxLength={200}
      description={t('addressHelp', { slug: pageSlug(typed) ?? value })}
      errorMessage={problem}
      onChange={(next) => {
        setProblem(undefined);
        setTyped(next);
      }}
      onBlur={() => void take()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void take();
      }}
    />
  );
}
