import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { ControlProps } from './field-props.ts';

/** One of a few choices in a row, or of more in a list. */
export function ChoiceControl({ field, value, isReadOnly, onChange }: ControlProps<'select' | 'segmented'>) {
  const { label, options } = field;
  const chosen = typeof value === 'string' ? value : '';
  if (field.kind === 'select' || isReadOnly)
    return (
      <Select label={label} options={options} value={chosen} isDisabled={isReadOnly} onChange={onChange} />
    );
  return (
    <div className="ui-field">
      <span className="ui-label">{label}</span>
      <span>
        <SegmentedControl label={label} segments={options} value={chosen} onChange={onChange} />
      </span>
    </div>
  );
}
