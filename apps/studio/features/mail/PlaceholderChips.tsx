import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { placeholderNames } from './mail-names.ts';
import { t } from './messages.ts';

interface PlaceholderChipsProps {
  readonly names: readonly string[];
  /** Value of each in the sample. */
  readonly examples: Readonly<Record<string, string>>;
  /** The field that they go into. */
  readonly into: string;
  readonly onInsert: (name: string) => void;
}

/** Placeholders that can be put into the text: each press writes a placeholder where the caret was. */
export function PlaceholderChips({ names, examples, into, onInsert }: PlaceholderChipsProps) {
  return (
    <div className="mail-chips" role="group" aria-label={t('placeholdersForInto', { into })}>
      <span className="ui-help">{t('insertInto', { into })}</span>
      {names.map((name) => (
        <Button
          key={name}
          className="mail-chip"
          aria-label={t('placeholderExample', {
            placeholderNames: placeholderNames[name] ?? name,
            examples: examples[name] ?? '',
          })}
          onPress={() => onInsert(name)}
        >
          <Plus size={12} aria-hidden="true" />
          {placeholderNames[name] ?? name}
        </Button>
      ))}
    </div>
  );
}
