import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { placeholderNames } from './mail-names.ts';

export interface PlaceholderChipsProps {
  readonly names: readonly string[];
  /** What a sample puts for each. */
  readonly examples: Readonly<Record<string, string>>;
  /** The field that they go into. */
  readonly into: string;
  readonly onInsert: (name: string) => void;
}

/** What may be put into the words: each press writes a placeholder where the caret was. */
export function PlaceholderChips({ names, examples, into, onInsert }: PlaceholderChipsProps) {
  return (
    <div className="mail-chips" role="group" aria-label={`Placeholders for “${into}”`}>
      <span className="ui-help">Insert into “{into}”:</span>
      {names.map((name) => (
        <Button
          key={name}
          className="mail-chip"
          aria-label={`${placeholderNames[name] ?? name}, such as ${examples[name] ?? ''}`}
          onPress={() => onInsert(name)}
        >
          <Plus size={12} aria-hidden="true" />
          {placeholderNames[name] ?? name}
        </Button>
      ))}
    </div>
  );
}
