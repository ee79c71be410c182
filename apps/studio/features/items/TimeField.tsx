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
  /** True for a day without a time: its first minute, or its last one where it is an end. */
  readonly isAllDay?: boolean;
  readonly isEnd?: boolean;
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
  const { isAllDay = false, isEnd = false } = props;
  const { timeZone } = useSite();
  const shown = (instant: number) => dateTimeText(instant, timeZone).slice(0, isAllDay ? 10 : undefined);
  const instantOf = (typed: string) =>
    instantOfText(isAllDay && typed !== '' ? `${typed}T${isEnd ? '23:59' : '00:00'}` : typed, timeZone);
  const field = useTypedValue({
    value: value === null ? '' : shown(value),
    problemOf: (typed) => {
      const instant = instantOf(typed);
      if (instant !== null) return problemOf?.(instant);
      return typed === '' && onClear ? undefined : t(isAllDay ? 'dateInvalid' : 'timeInvalid');
    },
    onChange: (typed) => {
      const instant = instantOf(typed);
      if (instant === null) onClear?.();
      else onChange(instant);
    },
  });
  return (
    <TextField
      label={label}
      type={isAllDay ? 'date' : 'datetime-local'}
      value={field.typed}
      isReadOnly={isReadOnly}
      description={description ?? t('zoneHelp', { timeZone })}
      errorMessage={field.problem}
      onChange={field.type}
    />
  );
}
