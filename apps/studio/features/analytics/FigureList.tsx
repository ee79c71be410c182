import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';
import { rateVital, type Vital, vitals } from '@veranda/domain/performance/vitals';
import { Badge } from '@veranda/ui/Badge.tsx';
import { changeText, figureText } from './figure-texts.ts';
import { figureWords } from './figure-words.ts';
import { t } from './messages.ts';

const ratings = {
  good: { tone: 'ok', label: t('good') },
  fair: { tone: 'warn', label: t('fair') },
  poor: { tone: 'danger', label: t('poor') },
} as const;

const advice: Readonly<Record<Vital, string>> = {
  firstContentfulPaint: t('paintAdvice'),
  largestContentfulPaint: t('paintAdvice'),
  cumulativeLayoutShift: t('shiftAdvice'),
  firstInputDelay: t('inputAdvice'),
  interactionToNextPaint: t('inputAdvice'),
};

/** Figures with what they were in the period before, and how each is counted. */
export function FigureList({ report }: { readonly report: AnalyticsReport }) {
  return (
    <dl className="figures">
      {report.figures.map(({ key, unit, value, before }) => {
        const { name, how } = figureWords(key);
        return (
          <div key={key} className="figure">
            <dt>{name}</dt>
            <dd className="figure-value">{figureText(value, unit, report.currency)}</dd>
            {Object.hasOwn(vitals, key) ? <VitalRating vital={key as Vital} value={value} /> : null}
            <dd className="figure-change">{changeText(value, before)}</dd>
            <dd className="figure-how">{how}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function VitalRating({ vital, value }: { readonly vital: Vital; readonly value: number | null }) {
  if (value === null) return null;
  const rating = rateVital(vital, value);
  const { tone, label } = ratings[rating];
  return (
    <dd>
      <Badge tone={tone}>{label}</Badge>
      {rating === 'good' ? null : <p className="figure-how">{advice[vital]}</p>}
    </dd>
  );
}
