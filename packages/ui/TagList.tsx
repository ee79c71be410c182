import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { TagList as AriaTagList, Tag, TagGroup } from 'react-aria-components/TagGroup';
import { t } from './messages.ts';

interface TagListProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
}

/** Words that are there, each with the button that removes it. */
export function TagList({ label, words, onChange }: TagListProps) {
  if (words.length === 0) return null;
  return (
    <TagGroup
      aria-label={label}
      className="ui-tag-list"
      onRemove={(keys) => onChange(words.filter((word) => !keys.has(word)))}
    >
      <AriaTagList className="ui-tag-list" items={words.map((word) => ({ id: word }))}>
        {({ id }) => (
          <Tag id={id} textValue={id} className="ui-tag">
            <span className="ui-clip">{id}</span>
            {/* The tag's text follows the label by aria-labelledby. */}
            <Button slot="remove" aria-label={t('remove')}>
              <X size={12} aria-hidden="true" />
            </Button>
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}
