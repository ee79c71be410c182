import { useQuery } from '@tanstack/react-query';
import type { RevisionCard } from '@veranda/contracts/publishing';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { revisionsQuery, useSwitchRevision } from './publishing-queries.ts';
import { t } from './messages.ts';
import './publishing.css';

interface RevisionsDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Published versions with their dates; each can be restored. */
export function RevisionsDialog({ site, isOpen, onClose }: RevisionsDialogProps) {
  const revisions = useQuery({ ...revisionsQuery(site.id), enabled: isOpen });
  const { change, list, goBack } = useGoBack(
    site.id,
    revisions.data?.revisions.find(({ live }) => live),
  );
  const mayPublish = site.rights['pages'] === 'publish';
  return (
    <Dialog title={t('versions')} kind="drawer" isOpen={isOpen} onClose={onClose}>
      {change.isError ? <Notice tone="danger">{messageOf(change.error)}</Notice> : null}
      {revisions.isError ? (
        <ErrorState message={messageOf(revisions.error)} onRetry={() => void revisions.refetch()} />
      ) : revisions.isPending ? (
        <RevisionsSkeleton />
      ) : revisions.data.revisions.length === 0 ? (
        <p>{t('versionsText')}</p>
      ) : (
        <ol className="revisions" ref={list} tabIndex={-1}>
          {revisions.data.revisions.map((revision) => (
            <RevisionItem key={revision.id} revision={revision}>
              <Button
                size="small"
                isDisabled={!mayPublish || change.isPending}
                isPending={change.isPending && change.variables === revision.id}
                aria-label={t('restoreVersionNumber', { number: revision.number })}
                onPress={() => goBack(revision)}
              >
                {t('restore')}
              </Button>
            </RevisionItem>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** Restores a revision, which the note of it can take back; the list then takes the focus. */
function useGoBack(site: string, before: RevisionCard | undefined) {
  const change = useSwitchRevision(site);
  const list = useRef<HTMLOListElement>(null);
  const goBack = (revision: RevisionCard) =>
    change.mutate(revision.id, {
      onSuccess: () => {
        // The button that was pressed gives way to a badge: without a place the focus would fall out of the drawer.
        list.current?.focus();
        showToast({
          text: t('versionRestored', { number: revision.number }),
          topic: 'version',
          ...(before ? { action: { label: t('undo'), onAction: () => change.mutate(before.id) } } : {}),
        });
      },
    });
  return { change, list, goBack };
}

function RevisionsSkeleton() {
  return (
    <div className="ui-stack" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height="52px" />
      ))}
    </div>
  );
}

interface RevisionItemProps {
  readonly revision: RevisionCard;
  /** The button that restores it. */
  readonly children: ReactNode;
}

function RevisionItem({ revision, children }: RevisionItemProps) {
  return (
    <li className="revision">
      <span className="revision-number ui-figures">{revision.number}</span>
      <div className="ui-grow">
        <strong>{revision.note || t('versionNumber', { number: revision.number })}</strong>
        <div className="ui-help">
          {formatDateTime(revision.createdAt)}
          {revision.author ? ` · ${revision.author}` : ''}
        </div>
      </div>
      {revision.live ? <Badge tone="ok">{t('live')}</Badge> : children}
    </li>
  );
}
