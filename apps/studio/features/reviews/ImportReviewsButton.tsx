import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useReviewMutations } from './review-queries.ts';
import { t } from './messages.ts';

interface Outcome {
  readonly imported: number;
  readonly known: number;
  readonly faults: readonly { readonly row: number; readonly reason: string }[];
}

/** Brings reviews from a CSV file and tells what became of each row. */
export function ImportReviewsButton() {
  const site = useSite();
  const { bring } = useReviewMutations(site.id);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pick = (file: File | undefined) => {
    if (!file) return;
    bring.mutate(file, {
      onSuccess: setOutcome,
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('csvFileWithReviews')}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button isPending={bring.isPending} onPress={() => picker.current?.click()}>
        <Upload size={16} aria-hidden="true" />
        {t('import')}
      </Button>
      {outcome ? <ImportOutcome outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </>
  );
}

function ImportOutcome({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const { imported, known, faults } = outcome;
  return (
    <Dialog title={t('reviewsImported')} isOpen onClose={onClose}>
      <p>
        {faults.length > 0
          ? t('importCountsLeftOut', { imported, known, count: faults.length })
          : t('importCounts', { imported, known })}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.row}>{t('rowReason', { row: fault.row, reason: fault.reason })}</li>
        ))}
      </ul>
    </Dialog>
  );
}
