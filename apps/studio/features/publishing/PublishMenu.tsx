import type { SiteDetail } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Menu, type MenuAct } from '@veranda/ui/Menu.tsx';
import { ChevronDown, History, PowerOff, Upload } from 'lucide-react';
import { useState } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

type Opened = 'publish' | 'revisions' | 'unpublish';

/** Publish, and what belongs to it: the one button of the studio that visitors notice. */
export function PublishMenu({ site }: { readonly site: SiteDetail }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label="Publish"
        trigger={
          <Button variant="publish">
            Publish
            <ChevronDown size={14} aria-hidden="true" />
          </Button>
        }
        acts={actionsOf(site, setOpen)}
      />
      <PublishDialog site={site} isOpen={open === 'publish'} onClose={close} />
      <RevisionsDialog site={site} isOpen={open === 'revisions'} onClose={close} />
      <UnpublishDialog site={site} isOpen={open === 'unpublish'} onClose={close} />
    </>
  );
}

function actionsOf(site: SiteDetail, setOpen: (opened: Opened) => void): (MenuAct | 'rule')[] {
  const mayPublish = site.rights['pages'] === 'publish';
  return [
    {
      id: 'publish',
      label: site.published ? 'Publish changes' : 'Publish now',
      note: noteOf(site, mayPublish),
      icon: <Upload size={16} aria-hidden="true" />,
      isDisabled: !mayPublish,
      onAction: () => setOpen('publish'),
    },
    {
      id: 'revisions',
      label: 'Versions',
      note: 'View or restore an earlier version',
      icon: <History size={16} aria-hidden="true" />,
      onAction: () => setOpen('revisions'),
    },
    'rule',
    {
      id: 'unpublish',
      label: 'Unpublish',
      note: 'Take the site offline',
      icon: <PowerOff size={16} aria-hidden="true" />,
      isDisabled: !mayPublish || !site.published,
      onAction: () => setOpen('unpublish'),
    },
  ];
}

function noteOf(site: SiteDetail, mayPublish: boolean): string {
  if (!mayPublish) return 'Your role does not allow this.';
  if (!site.published) return `Visitors will find it at ${site.host}`;
  return site.hasUnpublishedChanges ? 'Show visitors what you changed' : 'Visitors see everything you made';
}
