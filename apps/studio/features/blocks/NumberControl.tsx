import { NumberField } from '@veranda/ui/NumberField.tsx';
import type { ControlProps } from './field-props.ts';

/** A number within its bounds; an emptied field is the least. */
export function NumberControl({ field, value, isReadOnly, onChange }: ControlProps<'number'>) {
  return (
    <NumberField
      label={field.label}
      value={typeof value === 'number' ? value : field.min}
      minValue={field.min}
      maxValue={field.max}
      step={field.step}
      steps
      isDisabled={isReadOnly}
      onChange={(next) => onChange(Number.isNaN(next) ? field.min : next)}
    />
  );
}
