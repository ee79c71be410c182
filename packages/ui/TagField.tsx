import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';

export interface TagFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Characters a tag may have. */
  readonly maxLength: number;
  readonly suggestions?: readonly string[];
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
}

/** A set of words: Enter or a comma adds, Backspace in the empty field takes the last one away. */
export function TagField(props: TagFieldProps) {
  const { label, value, onChange, maxLength } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const ids = { input: useId(), note: useId(), list: useId() };
  const add = (typed: string) => {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    const known = new Set(value.map((word) => word.toLowerCase()));
    const added = fresh.filter((word) => !known.has(word.toLowerCase()));
    setProblem(fresh.length > 0 && added.length === 0 ? 'This tag already exists' : '');
    setText('');
    if (added.length > 0) onChange([...value, ...added.map((word) => word.slice(0, maxLength))]);
  };
  const error = props.errorMessage ?? problem;
  const suggestions = (props.suggestions ?? []).filter((word) => !value.includes(word));
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <label className="ui-label" htmlFor={ids.input}>
        {label}
      </label>
      <div className="ui-input-box ui-tags">
        {value.length > 0 ? (
          <TagGroup
            aria-label={label}
            className="ui-tag-list"
            onRemove={(keys) => onChange(value.filter((word) => !keys.has(word)))}
          >
            <TagList className="ui-tag-list" items={value.map((word) => ({ id: word }))}>
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
        ) : null}
        <input
          id={ids.input}
          className="ui-input"
          value={text}
          maxLength={maxLength}
          list={suggestions.length > 0 ? ids.list : undefined}
          aria-describedby={ids.note}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const typed = event.target.value;
            if (typed.includes(',') || suggestions.includes(typed)) add(typed);
            else setText(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              if (text.trim()) add(text);
            } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
          }}
          onBlur={() => {
            if (text.trim()) add(text);
          }}
        />
      </div>
      <datalist id={ids.list}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <div id={ids.note} className={error ? 'ui-error' : 'ui-help'}>
        {error || props.description}
      </div>
    </div>
  );
}
