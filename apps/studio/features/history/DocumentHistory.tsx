import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { useEditKeys } from '../../editing/use-edit-keys.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import type { HistoryKind } from './history-kind.ts';
import { versionsQuery } from './version-queries.ts';
import { VersionBrowser } from './VersionBrowser.tsx';
import { t } from './messages.ts';
import './history.css';

interface DocumentHistoryProps<D> {
  readonly kind: HistoryKind<D>;
  readonly id: string;
  /** Name of the document. */
  readonly title: string;
  /** Where it is edited. */
  readonly back: { readonly href: string; readonly label: string };
}

/** The versions of a document: what each says, what differs from it now, and the ways back. */
export function DocumentHistory<D>({ kind, id, title, back }: DocumentHistoryProps<D>) {
  const site = useSite();
  const opening = useDocumentSession({ site: site.id, kind: kind.kind, id });
  useTitle(t('historyOf', { title }), site.title);
  return (
    <div className="ui-page history">
      <PageHeader title={t('historyOf', { title })} back={back}>
        <p>{t('retention')}</p>
      </PageHeader>
      {opening.state === 'open' ? (
        <OpenHistory kind={kind} id={id} title={title} open={opening.open} />
      ) : opening.state === 'failed' ? (
        <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />
      ) : (
        <LoadingHistory />
      )}
    </div>
  );
}

interface OpenHistoryProps<D> extends Pick<DocumentHistoryProps<D>, 'kind' | 'id' | 'title'> {
  readonly open: OpenDocument<D>;
}

function OpenHistory<D>({ kind, id, title, open }: OpenHistoryProps<D>) {
  const site = useSite();
  const versions = useQuery(versionsQuery({ site: site.id, kind: kind.kind.key, id }));
  const canWrite = mayWrite(site, kind.area);
  useEditKeys({
    undo: () => open.session.undo(),
    redo: () => open.session.redo(),
    save: () => void open.sync.saveNow(),
  });
  return (
    <>
      <EditorBar open={open} name={title} canWrite={canWrite} />
      <kind.Conflicts session={open.session} />
      {versions.isError && !versions.data ? (
        <ErrorState message={messageOf(versions.error)} onRetry={() => void versions.refetch()} />
      ) : versions.data ? (
        <VersionBrowser
          kind={kind}
          id={id}
          open={open}
          versions={versions.data.versions}
          canWrite={canWrite}
        />
      ) : (
        <LoadingHistory />
      )}
      <UnsentGuard open={open} />
    </>
  );
}

function LoadingHistory() {
  return (
    <div className="history-body" role="status" aria-label={t('loadingTheHistory')}>
      <div className="ui-stack">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} height="52px" />
        ))}
      </div>
      <Skeleton height="420px" />
    </div>
  );
}
