import { dateTimeText, instantOfText } from '@veranda/domain/dates/date-time-text';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTypedValue } from '../section-settings/use-typed-value.ts';
import { t } from './messages.ts';

interface TimeFieldProps {
  readonly label: string;
  /** Milliseconds since 1970; null for none. */
  readonly value: number | null;
  readonly isReadOnly: boolean;
  readonly description?: string;
  /** What is wrong with a time that is one; undefined for nothing. */
  readonly problemOf?: (instant: number) => string | undefined;
  /** Takes the time away; absent where there has to be one. */
  readonly onClear?: () => void;
  readonly onChange: (instant: number) => void;
}

/** A date with its time on the clock of the site. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, isReadOnly, description, problemOf, onClear, onChange } = props;
  const { timeZone } = useSite();
  const field = useTypedValue({
    value: value === null ? '' : dateTimeText(value, timeZone),
    problemOf: (typed) => {
      const instant = instantOfText(typed, timeZone);
      if (instant !== null) return problemOf?.(instant);
      return typed === '' && onClear ? undefined : t('timeInvalid');
    },
    onChange: (typed) => {
      const instant = instantOfText(typed, timeZone);
      if (instant === null) onClear?.();
      else onChange(instant);
    },
  });
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={field.typed}
      isReadOnly={isReadOnly}
      description={description ?? t('zoneHelp', { timeZone })}
      errorMessage={field.problem}
      onChange={field.type}
    />
  );
}
