import { useSearchParams } from 'react-router';
import { useNow } from '../../use-now.ts';

/** Choices of a period; `own` has dates of its own. */
export type PeriodChoice = '7' | '30' | '365' | 'own';

const day = 86_400_000;
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The period in the address, so that it can be handed on, in the days of the site's clock. */
export function useReportPeriod(timeZone: string) {
  const [parameters, setParameters] = useSearchParams();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(useNow());
  const asked = { from: parameters.get('from'), to: parameters.get('to') };
  const to = isDay(asked.to) ? asked.to : today;
  const from = isDay(asked.from) ? asked.from : shift(to, -29);
  const length = (Date.parse(to) - Date.parse(from)) / day + 1;
  const choice = to === today && (length === 7 || length === 30 || length === 365) ? String(length) : 'own';
  const show = (period: { readonly from: string; readonly to: string }) =>
    setParameters(period, { replace: true });
  return {
    period: { from, to },
    query: asked.from === null ? '' : `?from=${from}&to=${to}`,
    choice: choice as PeriodChoice,
    chooseDays: (days: number) => show({ from: shift(today, 1 - days), to: today }),
    show,
    today,
  };
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}
