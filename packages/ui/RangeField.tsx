import { useId } from 'react';

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, shown beside the label and read out: `40 %`. */
  readonly words: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number on a line between two ends, for what is judged by eye. */
export function RangeField({ label, value, words, isDisabled = false, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <div className="ui-range-head">
        <label className="ui-label" htmlFor={id}>
          {label}
        </label>
        <output className="ui-help ui-figures" htmlFor={id}>
          {words}
        </output>
      </div>
      <input
        {...range}
        id={id}
        className="ui-range"
        type="range"
        value={value}
        aria-valuetext={words}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
