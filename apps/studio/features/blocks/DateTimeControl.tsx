import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { ControlProps } from './field-props.ts';
import { t } from './messages.ts';

/** A date with its time in the zone of the site; an emptied field is none. */
export function DateTimeControl({ field, value, isReadOnly, onChange }: ControlProps<'date-time'>) {
  const { timeZone } = useSite();
  return (
    <TextField
      label={field.label}
      type="datetime-local"
      value={typeof value === 'string' ? value : ''}
      isReadOnly={isReadOnly}
      description={t('timesOfZone', { timeZone })}
      onChange={onChange}
    />
  );
}
