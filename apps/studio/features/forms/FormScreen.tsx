import { useQuery } from '@tanstack/react-query';
import type { FormDetail } from '@veranda/contracts/forms';
import { formKind } from '@veranda/domain/forms/form-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { FormEditor } from './FormEditor.tsx';
import { formQuery } from '../../queries/form-queries.ts';
import { t } from './messages.ts';
import './forms.css';

/** A form being built. */
export function FormScreen() {
  const site = useSite();
  const { form: id = '' } = useParams();
  const query = useQuery({
    ...formQuery(site.id, id),
    retry: (count, fault) => count < 2 && !isRefusal(fault, 'unknown-form'),
  });
  if (isRefusal(query.error, 'unknown-form')) return <NotFoundScreen />;
  // A form that cannot be read again stays: somebody may be writing in it.
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingForm />;
  return <FormOpening key={id} detail={query.data.form} />;
}

function FormOpening({ detail }: { readonly detail: FormDetail }) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: formKind, id: detail.id });
  if (opening.state === 'opening') return <LoadingForm />;
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  return <FormEditor detail={detail} open={opening.open} />;
}

function LoadingForm() {
  return (
    <div className="ui-page" role="status" aria-label={t('loadingTheForm')}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="420px" />
    </div>
  );
}
