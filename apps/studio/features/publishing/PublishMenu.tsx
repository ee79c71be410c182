import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { CalendarClock, ChevronDown, History, MessageSquareText, PowerOff, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import { laterPart } from '../../later-part.ts';
import { t } from './messages.ts';

const dialogs = {
  publish: laterPart(() => import('./PublishDialog.tsx').then((file) => file.PublishDialog)),
  schedules: laterPart(() => import('./SchedulesDialog.tsx').then((file) => file.SchedulesDialog)),
  proposals: laterPart(() => import('./ProposalsDialog.tsx').then((file) => file.ProposalsDialog)),
  revisions: laterPart(() => import('./RevisionsDialog.tsx').then((file) => file.RevisionsDialog)),
  unpublish: laterPart(() => import('./UnpublishDialog.tsx').then((file) => file.UnpublishDialog)),
} as const;

type Opened = keyof typeof dialogs;

/** Publish, and what belongs to it: the one button of the studio that visitors notice. */
export function PublishMenu({ site }: { readonly site: SiteDetail }) {
  const [open, setOpen] = useState<Opened | null>(null);
  // From its first opening on, so that it closes with its movement.
  const [drawn, setDrawn] = useState<readonly Opened[]>([]);
  const close = () => setOpen(null);
  const actions = actionsOf(site, (wanted) => {
    setDrawn((before) => (before.includes(wanted) ? before : [...before, wanted]));
    setOpen(wanted);
  });
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
      <Suspense fallback={null}>
        {drawn.map((each) => {
          const Dialog = dialogs[each];
          return <Dialog key={each} site={site} isOpen={each === open} onClose={close} />;
        })}
      </Suspense>
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
