import { RangeField } from '@veranda/ui/RangeField.tsx';
import type { ControlProps } from './field-props.ts';
import { t } from './messages.ts';

/** A number that is judged by eye, on a line between its bounds; the label has its unit. */
export function RangeControl({ field, value, isReadOnly, onChange }: ControlProps<'range'>) {
  const { label, min, max, step } = field;
  const number = typeof value === 'number' ? value : min;
  return (
    <RangeField
      label={label}
      value={number}
      min={min}
      max={max}
      step={step}
      words={t('rangeValue', { number })}
      isDisabled={isReadOnly}
      onChange={onChange}
    />
  );
}
