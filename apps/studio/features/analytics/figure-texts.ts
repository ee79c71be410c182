import type { FigureUnit } from '@veranda/domain/analytics/reports';
import { studioLanguage } from '@veranda/messages/studio/language';
import { t } from './messages.ts';

const { tag } = studioLanguage();
const whole = new Intl.NumberFormat(tag);
const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat(tag, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** A figure for people; `–` for none. Amounts are of the currency. */
export function figureText(value: number | null, unit: FigureUnit, currency: string): string {
  if (value === null) return '–';
  switch (unit) {
    case 'count':
    case 'shift':
      return whole.format(value);
    case 'share':
      return share.format(value);
    case 'money':
      return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(value);
    case 'ms':
      return timeText(value);
  }
}

function timeText(milliseconds: number): string {
  if (milliseconds < 1000) return t('milliseconds', { milliseconds: whole.format(Math.round(milliseconds)) });
  const seconds = milliseconds / 1000;
  if (seconds < 60) return t('seconds', { seconds: whole.format(Math.round(seconds * 10) / 10) });
  const minutes = Math.floor(seconds / 60);
  return t('minutesAndSeconds', {
    minutes: whole.format(minutes),
    seconds: whole.format(Math.round(seconds % 60)),
  });
}

/** Against the period before, in words; '' where there is nothing to compare. */
export function changeText(value: number | null, before: number | null): string {
  if (value === null || before === null) return '';
  if (before === 0) return value === 0 ? t('noChange') : t('nothingBefore');
  return value === before ? t('noChange') : t('change', { change: change.format(value / before - 1) });
}
