import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Ellipsis, Trash2 } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import type { DraftDialog } from './DraftDialogs.tsx';
import { draftWords } from './draft-words.ts';
import type { DraftEdit } from './use-draft.ts';

export interface DraftHeaderProps {
  readonly edit: DraftEdit;
  readonly onOpen: (dialog: DraftDialog) => void;
}

/** For whom it is, whether it is saved, and what may be done with it. */
export function DraftHeader({ edit, onOpen }: DraftHeaderProps) {
  const site = useSite();
  const { draft, form, isReadOnly } = edit;
  const word = draftWords[draft.state];
  const person = form.shippingAddress ?? form.billingAddress;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  const isEmpty = form.lines.length === 0;
  return (
    <PageHeader
      title={name || form.email ? `Draft for ${name || form.email}` : 'New draft'}
      back={{ href: paths.drafts(site.slug), label: 'Drafts' }}
      actions={
        isReadOnly ? undefined : (
          <>
            <DraftMenu onOpen={onOpen} />
            <Button isDisabled={isEmpty} onPress={() => onOpen('place')}>
              Create order
            </Button>
            <Button variant="primary" isDisabled={isEmpty} onPress={() => onOpen('send')}>
              {draft.sent ? 'Send again' : 'Send invoice'}
            </Button>
          </>
        )
      }
    >
      <div className="ui-row order-badges">
        <Badge tone={word.tone}>{word.label}</Badge>
        <span className="ui-muted" role="status">
          {savingWords(edit)}
        </span>
      </div>
    </PageHeader>
  );
}

function DraftMenu({ onOpen }: Pick<DraftHeaderProps, 'onOpen'>) {
  return (
    <Menu
      label="More for this draft"
      trigger={
        <IconButton label="More for this draft" variant="secondary">
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
      acts={[
        {
          id: 'delete',
          label: 'Delete draft',
          icon: <Trash2 size={16} aria-hidden="true" />,
          isDanger: true,
          onAction: () => onOpen('delete'),
        },
      ]}
    />
  );
}

function savingWords({ saving, wait }: DraftEdit): string {
  if (saving.isSaving) return 'Saving…';
  if (wait !== null) return `Not saved yet. ${wait}`;
  if (saving.failure) return 'Not saved';
  return saving.isDirty ? 'Unsaved changes' : 'Saved';
}
