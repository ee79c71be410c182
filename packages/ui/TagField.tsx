import { type ReactNode, useId } from 'react';
import { TagList } from './TagList.tsx';
import { useNewTag } from './use-new-tag.ts';

interface TagFieldProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Characters a tag may have. */
  readonly maxLength: number;
  readonly suggestions?: readonly string[];
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
}

/** A set of words: Enter or a comma adds, Backspace in the empty field removes the last one. */
export function TagField(props: TagFieldProps) {
  const { label, value, onChange, maxLength } = props;
  const suggestions = (props.suggestions ?? []).filter((word) => !value.includes(word));
  const newTag = useNewTag({ value, onChange, maxLength, suggestions });
  const ids = { input: useId(), note: useId(), list: useId() };
  const error = props.errorMessage ?? newTag.problem;
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <label className="ui-label" htmlFor={ids.input}>
        {label}
      </label>
      <div className="ui-input-box ui-tags">
        <TagList label={label} words={value} onChange={onChange} />
        <input
          id={ids.input}
          className="ui-input"
          value={newTag.text}
          maxLength={maxLength}
          list={suggestions.length > 0 ? ids.list : undefined}
          aria-describedby={ids.note}
          aria-invalid={error ? true : undefined}
          onChange={(event) => newTag.type(event.target.value)}
          onKeyDown={newTag.onKeyDown}
          onBlur={newTag.addTyped}
        />
      </div>
      <Suggestions id={ids.list} words={suggestions} />
      <div id={ids.note} className={error ? 'ui-error' : 'ui-help'}>
        {error || props.description}
      </div>
    </div>
  );
}

function Suggestions({ id, words }: { readonly id: string; readonly words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </datalist>
  );
}
