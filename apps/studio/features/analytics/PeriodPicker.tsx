import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { t } from './messages.ts';
import type { PeriodChoice, useReportPeriod } from './use-report-period.ts';

const segments = [
  { value: '7', label: t('days7') },
  { value: '30', label: t('days30') },
  { value: '365', label: t('months12') },
  { value: 'own', label: t('ownPeriod') },
] as const;

/** Chooses the period of a report: some days until today, or two dates. */
export function PeriodPicker({ at }: { readonly at: ReturnType<typeof useReportPeriod> }) {
  const [isOwn, setOwn] = useState(at.choice === 'own');
  const { period, today, show } = at;
  const choose = (choice: PeriodChoice) => {
    setOwn(choice === 'own');
    if (choice !== 'own') at.chooseDays(Number(choice));
  };
  return (
    <div className="figures-period">
      <SegmentedControl
        label={t('period')}
        value={isOwn ? 'own' : at.choice}
        segments={segments}
        onChange={choose}
      />
      {isOwn ? (
        <div className="figures-dates">
          <TextField
            type="date"
            label={t('from')}
            value={period.from}
            onChange={(from) => {
              if (from !== '' && from <= period.to) show({ from, to: period.to });
            }}
          />
          <TextField
            type="date"
            label={t('to')}
            value={period.to}
            onChange={(to) => {
              if (to >= period.from && to <= today) show({ from: period.from, to });
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
