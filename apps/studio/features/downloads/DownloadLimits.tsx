import type { ProductFiles } from '@veranda/contracts/downloads';
import { Button } from '@veranda/ui/Button.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { useFileMutations } from './file-queries.ts';
import { t } from './messages.ts';

interface DownloadLimitsProps {
  readonly saved: ProductFiles;
  readonly rule: ReturnType<typeof useFileMutations>['rule'];
}

/** Limits on how often and for how long a buyer may download; an empty field is no limit. */
export function DownloadLimits({ saved, rule }: DownloadLimitsProps) {
  const [maxDownloads, setMost] = useState(saved.maxDownloads);
  const [validDays, setDays] = useState(saved.validDays);
  const isChanged = maxDownloads !== saved.maxDownloads || validDays !== saved.validDays;
  const save = () =>
    rule.mutate(
      { maxDownloads, validDays },
      {
        onSuccess: () => showToast({ text: t('limitsSaved') }),
        onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      },
    );
  return (
    <div className="ui-stack">
      <div className="ui-row ui-row--nowrap">
        <NumberField
          label={t('downloadsPerFile')}
          value={maxDownloads ?? Number.NaN}
          onChange={(value) => setMost(Number.isNaN(value) ? null : value)}
          minValue={1}
          maxValue={1000}
        />
        <NumberField
          label={t('daysAfterPurchase')}
          value={validDays ?? Number.NaN}
          onChange={(value) => setDays(Number.isNaN(value) ? null : value)}
          minValue={1}
          maxValue={3650}
        />
      </div>
      {isChanged ? (
        <Button isPending={rule.isPending} onPress={save}>
          {t('saveLimits')}
        </Button>
      ) : (
        <p className="ui-help">{t('leaveEmptyForNoLimit')}</p>
      )}
    </div>
  );
}
