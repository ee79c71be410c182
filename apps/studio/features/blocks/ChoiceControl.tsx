import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import type { ControlProps } from './field-props.ts';
import { RatioControl } from './RatioControl.tsx';
import { VariantControl } from './VariantControl.tsx';

/** One of a few choices in a row, of more in a list, or of shapes that are drawn. */
export function ChoiceControl(props: ControlProps<'select' | 'segmented' | 'ratio' | 'variant'>) {
  const { field, value, isReadOnly, onChange } = props;
  const { label, options } = field;
  const chosen = typeof value === 'string' ? value : '';
  if (field.kind === 'ratio') return <RatioControl {...props} field={field} />;
  if (field.kind === 'variant') return <VariantControl {...props} field={field} />;
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
