import { SegmentedControl, type SegmentedControlProps } from '@veranda/ui/SegmentedControl.tsx';

interface ChoiceRowProps<V extends string> extends Omit<SegmentedControlProps<V>, 'segments'> {
  readonly choices: SegmentedControlProps<V>['segments'];
}

/** A few choices in a row below their name. */
export function ChoiceRow<V extends string>({ label, choices, value, onChange }: ChoiceRowProps<V>) {
  return (
    <div className="ui-field">
      <span className="ui-label">{label}</span>
      <span className="style-segments">
        <SegmentedControl label={label} segments={choices} value={value} onChange={onChange} />
      </span>
    </div>
  );
}
