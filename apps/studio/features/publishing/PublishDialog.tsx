import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { siteQuery } from '../../queries/site-queries.ts';
import { NothingToPublish } from './NothingToPublish.tsx';
import { PublishedDialog } from './PublishedDialog.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ScheduledDialog } from './ScheduledDialog.tsx';
import { t } from './messages.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import { type PublishFormState, usePublishForm } from './use-publish-form.ts';
import './publishing.css';

interface PublishDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Publishing now or at a time, what it changes and what is wrong; where nothing has changed it says so. */
export function PublishDialog({ isOpen, ...rest }: PublishDialogProps) {
  return isOpen ? <OpenPublishDialog {...rest} /> : null;
}

function OpenPublishDialog({ site, onClose }: Omit<PublishDialogProps, 'isOpen'>) {
  useCloseOnNavigation(onClose);
  // Somebody may have changed the site in another window: what is there to publish is asked for when the dialog opens.
  const current = useQuery({ ...siteQuery(site.id), staleTime: 0, refetchOnMount: 'always' });
  const form = usePublishForm(site);
  const { publish, schedule } = form;
  if (publish.isSuccess)
    return <PublishedDialog site={site} publication={publish.data} isOpen onClose={onClose} />;
  if (schedule.isSuccess) return <ScheduledDialog schedule={schedule.data.schedule} onClose={onClose} />;
  const isPending = publish.isPending || schedule.isPending;
  const isUnchanged = !isPending && site.published && !site.hasUnpublishedChanges && form.drafts.length === 0;
  if (isUnchanged && !current.isFetching && !form.isLoading)
    return <NothingToPublish site={site} onClose={onClose} />;
  const isReading = isUnchanged || form.isLoading;
  const error = publish.error ?? (form.timeProblem === undefined ? schedule.error : null);
  return (
    <Dialog
      title={site.published ? t('publishChanges') : t('publishYourSite')}
      kind="wide"
      isOpen
      onClose={onClose}
      footer={<PublishActions form={form} isPending={isPending} isReading={isReading} onClose={onClose} />}
    >
      {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
      {isReading ? <Skeleton height="160px" /> : <PublishForm site={site} form={form} />}
    </Dialog>
  );
}

interface PublishActionsProps {
  readonly form: PublishFormState;
  readonly isPending: boolean;
  /** True while it is not known yet what changes. */
  readonly isReading: boolean;
  readonly onClose: () => void;
}

function PublishActions({ form, isPending, isReading, onClose }: PublishActionsProps) {
  return (
    <>
      <Button variant="quiet" onPress={onClose}>
        {t('cancel')}
      </Button>
      <Button variant="publish" isPending={isPending} isDisabled={isReading || !form.mayGo} onPress={form.go}>
        {form.at === null ? t('publishNow') : t('schedule')}
      </Button>
    </>
  );
}
