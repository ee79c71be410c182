import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { t } from './messages.ts';
import { type Sample, useSampleContent } from './use-sample-content.ts';

/** The way to remove what of the template nobody has changed. */
export function SampleContent({ site }: { readonly site: SiteDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        {t('removeSamples')}
      </Button>
      {isOpen ? <SampleDialog siteId={site.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const kinds = ['page', 'item', 'product'] as const;

function SampleDialog({ siteId, onClose }: { readonly siteId: string; readonly onClose: () => void }) {
  const { query, remove } = useSampleContent(siteId, onClose);
  const samples = query.data?.samples ?? [];
  return (
    <Dialog
      title={t('removeSamples')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="danger"
            isDisabled={samples.length === 0 || remove.isPending}
            onPress={() => remove.mutate(samples.map(({ id }) => id))}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      {remove.isError ? <Notice tone="danger">{messageOf(remove.error)}</Notice> : null}
      <SampleLists query={query} />
    </Dialog>
  );
}

type SampleQuery = ReturnType<typeof useSampleContent>['query'];

function SampleLists({ query }: { readonly query: SampleQuery }) {
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (query.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="160px" />
      </div>
    );
  const { samples } = query.data;
  if (samples.length === 0) return <p>{t('noSamples')}</p>;
  return (
    <>
      <p>{t('removeSamplesText')}</p>
      {kinds.map((kind) => (
        <SampleList key={kind} kind={kind} samples={samples.filter((sample) => sample.kind === kind)} />
      ))}
    </>
  );
}

interface SampleListProps {
  readonly kind: Sample['kind'];
  readonly samples: readonly Sample[];
}

function SampleList({ kind, samples }: SampleListProps) {
  if (samples.length === 0) return null;
  return (
    <section className="sample-list">
      <h3>{t(`samples:${kind}`)}</h3>
      <ul>
        {samples.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
