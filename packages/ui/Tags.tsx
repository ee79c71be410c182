import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';

export interface TagsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
}

/** Words that stand there, each with the button that takes it away. */
export function Tags({ label, words, onChange }: TagsProps) {
  if (words.length === 0) return null;
  return (
    <TagGroup
      aria-label={label}
      className="ui-tag-list"
      onRemove={(keys) => onChange(words.filter((word) => !keys.has(word)))}
    >
      <TagList className="ui-tag-list" items={words.map((word) => ({ id: word }))}>
        {({ id }) => (
          <Tag id={id} textValue={id} className="ui-tag">
            <span className="ui-clip">{id}</span>
            <Button slot="remove" aria-label={`Remove ${id}`}>
              <X size={12} aria-hidden="true" />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
