import { useId } from 'react';

interface SuggestFieldProps {
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly maxLength: number;
  readonly isReadOnly: boolean;
  readonly description: string;
  readonly onChange: (value: string) => void;
}

/** A line of text that suggests some and takes any. */
export function SuggestField({
  label,
  value,
  suggestions,
  description,
  onChange,
  ...look
}: SuggestFieldProps) {
  const id = useId();
  const { maxLength, isReadOnly } = look;
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="ui-input-box">
        <input
          id={id}
          className="ui-input"
          list={`${id}-suggestions`}
          value={value}
          maxLength={maxLength}
          readOnly={isReadOnly}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <Suggestions id={`${id}-suggestions`} names={suggestions} />
      <p className="ui-help" id={`${id}-help`}>
        {description}
      </p>
    </div>
  );
}

function Suggestions({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
