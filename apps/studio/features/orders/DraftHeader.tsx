import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Ellipsis, Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { DraftDialog } from './DraftDialogs.tsx';
import { draftBadges } from './draft-badges.ts';
import type { DraftEdit } from './use-draft.ts';
import { t } from './messages.ts';

interface DraftHeaderProps {
  readonly edit: DraftEdit;
  readonly onOpen: (dialog: DraftDialog) => void;
}

/** For whom it is, whether it is saved, and what may be done with it. */
export function DraftHeader({ edit, onOpen }: DraftHeaderProps) {
  const site = useSite();
  const { draft, form, isReadOnly } = edit;
  const word = draftBadges[draft.state];
  const person = form.shippingAddress ?? form.billingAddress;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  const isEmpty = form.lines.length === 0;
  return (
    <PageHeader
      title={name || form.email ? t('draftForName', { name: name || form.email }) : t('newDraft')}
      back={{ href: paths.drafts(site.slug), label: t('drafts') }}
      actions={
        isReadOnly ? undefined : (
          <>
            <DraftMenu onOpen={onOpen} />
            <Button isDisabled={isEmpty} onPress={() => onOpen('place')}>
              {t('createOrder')}
            </Button>
            <Button variant="primary" isDisabled={isEmpty} onPress={() => onOpen('send')}>
              {draft.sent ? t('sendAgain') : t('sendInvoice')}
            </Button>
          </>
        )
      }
    >
      <div className="ui-row order-badges">
        <Badge tone={word.tone}>{word.label}</Badge>
        <span className="ui-muted" role="status">
          {savingStatus(edit)}
        </span>
      </div>
    </PageHeader>
  );
}

function DraftMenu({ onOpen }: Pick<DraftHeaderProps, 'onOpen'>) {
  return (
    <Menu
      label={t('moreForThisDraft')}
      trigger={
        <IconButton label={t('moreForThisDraft')} variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      actions={[
        {
          id: 'delete',
          label: t('deleteDraft'),
          icon: <Trash2 size={16} aria-hidden="true" />,
          isDanger: true,
          onAction: () => onOpen('delete'),
        },
      ]}
    />
  );
}

function savingStatus({ saving, wait }: DraftEdit): string {
  if (saving.isSaving) return t('saving');
  if (wait !== null) return t('notSavedYetWait', { wait });
  if (saving.failure) return t('notSaved');
  return saving.isDirty ? t('unsavedChanges') : t('saved');
}
