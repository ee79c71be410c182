import type { FontFamilyChoice } from '@veranda/domain/design/font-families';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { FontSample } from './FontSample.tsx';

interface FontListProps {
  readonly label: string;
  readonly choices: readonly FontFamilyChoice[];
  readonly value: string;
  /** Words that each family is shown by. */
  readonly text: string;
  readonly onChoose: (name: string) => void;
}

/** Families by their names, each with words in it; the arrow keys and letters move through them. */
export function FontList({ label, choices, value, text, onChoose }: FontListProps) {
  return (
    <ListBox
      className="font-list"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      items={choices.map((choice) => ({ id: choice.name, choice }))}
      dependencies={[text]}
      onSelectionChange={(keys) => {
        const [name] = keys;
        if (name !== undefined) onChoose(String(name));
      }}
    >
      {({ choice }) => (
        <ListBoxItem className="font-option" textValue={choice.name}>
          <span className="font-name">{choice.name}</span>
          <FontSample choice={choice} text={text} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}
