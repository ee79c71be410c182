import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { CalendarClock, ChevronDown, History, MessageSquareText, PowerOff, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import { ProposalsDialog } from './ProposalsDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { SchedulesDialog } from './SchedulesDialog.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import { t } from './messages.ts';

type Opened = 'publish' | 'schedules' | 'proposals' | 'revisions' | 'unpublish';

/** Publish, and what belongs to it: the one button of the studio that visitors notice. */
export function PublishMenu({ site }: { readonly site: SiteDetail }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const actions = actionsOf(site, setOpen);
  useCommands(
    actions.flatMap((action) =>
      action === 'rule' || action.isDisabled || !action.onAction
        ? []
        : [{ id: action.id, group: 'actions', label: action.label, run: action.onAction } as const],
    ),
  );
  return (
    <>
      <Menu
        label={t('publish')}
        trigger={
          <Button variant="publish">
            {t('publish')}
            <ChevronDown size={14} aria-hidden="true" />
          </Button>
        }
        actions={actions}
      />
      <PublishDialog site={site} isOpen={open === 'publish'} onClose={close} />
      <SchedulesDialog site={site} isOpen={open === 'schedules'} onClose={close} />
      <ProposalsDialog site={site} isOpen={open === 'proposals'} onClose={close} />
      <RevisionsDialog site={site} isOpen={open === 'revisions'} onClose={close} />
      <UnpublishDialog site={site} isOpen={open === 'unpublish'} onClose={close} />
    </>
  );
}

function actionsOf(site: SiteDetail, setOpen: (opened: Opened) => void): (MenuAction | 'rule')[] {
  const mayPublish = site.rights['pages'] === 'publish';
  return [
    {
      id: 'publish',
      label: site.published ? t('publishChanges') : t('publishNow'),
      note: noteOf(site, mayPublish),
      icon: <Upload size={16} aria-hidden="true" />,
      isDisabled: !mayPublish,
      onAction: () => setOpen('publish'),
    },
    ...otherActions(mayPublish, setOpen),
    'rule',
    {
      id: 'unpublish',
      label: t('unpublish'),
      note: t('unpublishNote'),
      icon: <PowerOff size={16} aria-hidden="true" />,
      isDisabled: !mayPublish || !site.published,
      onAction: () => setOpen('unpublish'),
    },
  ];
}

function otherActions(mayPublish: boolean, setOpen: (opened: Opened) => void): MenuAction[] {
  return [
    {
      id: 'schedules',
      label: t('scheduled'),
      note: t('scheduledNote'),
      icon: <CalendarClock size={16} aria-hidden="true" />,
      onAction: () => setOpen('schedules'),
    },
    {
      id: 'proposals',
      label: mayPublish ? t('reviewProposals') : t('requestReview'),
      note: t('proposalsNote'),
      icon: <MessageSquareText size={16} aria-hidden="true" />,
      onAction: () => setOpen('proposals'),
    },
    {
      id: 'revisions',
      label: t('versions'),
      note: t('versionsNote'),
      icon: <History size={16} aria-hidden="true" />,
      onAction: () => setOpen('revisions'),
    },
  ];
}

function noteOf(site: SiteDetail, mayPublish: boolean): string {
  if (!mayPublish) return t('roleForbids');
  if (!site.published) return t('visitorsFindItAt', { host: site.host });
  return site.hasUnpublishedChanges ? t('showVisitorsWhatYouChanged') : t('visitorsSeeEverythingYouMade');
}
