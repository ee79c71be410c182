import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { siteQuery } from '../../queries/site-queries.ts';
import { PublishedDialog } from './PublishedDialog.tsx';
import { NothingToPublish } from './NothingToPublish.tsx';
import { usePublish } from './publishing-queries.ts';
import { rich, t } from './messages.ts';

interface PublishDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Publishing with a note, and the address to show for it; where nothing has changed it says so. */
export function PublishDialog({ isOpen, ...rest }: PublishDialogProps) {
  return isOpen ? <OpenPublishDialog {...rest} /> : null;
}

function OpenPublishDialog({ site, onClose }: Omit<PublishDialogProps, 'isOpen'>) {
  // Somebody may have changed the site in another window: what is there to publish is asked for when the dialog opens.
  const current = useQuery({ ...siteQuery(site.id), staleTime: 0, refetchOnMount: 'always' });
  const publish = usePublish(site.id);
  const [note, setNote] = useState('');
  if (publish.isSuccess && publish.data.changed)
    return <PublishedDialog publication={publish.data} isOpen onClose={onClose} />;
  const isUnchanged =
    publish.isSuccess || (!publish.isPending && site.published && !site.hasUnpublishedChanges);
  if (isUnchanged && !current.isFetching) return <NothingToPublish site={site} onClose={onClose} />;
  return (
    <Dialog
      title={site.published ? t('publishChanges') : t('publishYourSite')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="publish"
            isPending={publish.isPending}
            isDisabled={isUnchanged}
            onPress={() => publish.mutate(note.trim())}
          >
            {t('publishNow')}
          </Button>
        </>
      }
    >
      {publish.isError ? <Notice tone="danger">{messageOf(publish.error)}</Notice> : null}
      {isUnchanged ? (
        <Skeleton height="120px" />
      ) : (
        <PublishFields host={site.host} note={note} onNote={setNote} />
      )}
    </Dialog>
  );
}

interface PublishFieldsProps {
  readonly host: string;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

function PublishFields({ host, note, onNote }: PublishFieldsProps) {
  return (
    <>
      <p>{rich('publishText', { host, strong: (children) => <strong>{children}</strong> })}</p>
      <TextField
        label={t('note')}
        optional
        value={note}
        onChange={onNote}
        maxLength={200}
        placeholder={t('notePlaceholder')}
        description={t('noteDescription')}
      />
    </>
  );
}
