import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { type Rules, useSaveRules } from './rules-queries.ts';
import { t } from './messages.ts';

/** One of the rules in a list. */
interface ListedEntry {
  readonly id: string;
  readonly name: string;
  /** Its effect, as text. */
  readonly facts: readonly string[];
}

export interface EntryListProps {
  readonly label: string;
  readonly entries: readonly ListedEntry[];
  readonly onChange: (id: string) => void;
  /** The rules without the entry. */
  readonly without: (rules: Rules, id: string) => Rules;
  /** Consequence of removing one. */
  readonly consequence: string;
}

/** Rules by name, each to be changed or removed. */
export function EntryList({ label, entries, onChange, without, consequence }: EntryListProps) {
  const [leaving, setLeaving] = useState<ListedEntry | null>(null);
  return (
    <>
      <ul className="rule-list" aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="ui-grow">
              <strong>{entry.name}</strong>
              <span className="ui-help">{entry.facts.filter((fact) => fact !== '').join(' · ')}</span>
            </span>
            <Button
              size="small"
              aria-label={t('editName', { name: entry.name })}
              onPress={() => onChange(entry.id)}
            >
              {t('edit')}
            </Button>
            <IconButton
              size="small"
              label={t('removeName', { name: entry.name })}
              onPress={() => setLeaving(entry)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {leaving ? (
        <RemoveEntry
          entry={leaving}
          without={without}
          consequence={consequence}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </>
  );
}

interface RemoveEntryProps extends Pick<EntryListProps, 'without' | 'consequence'> {
  readonly entry: ListedEntry;
  readonly onClose: () => void;
}

function RemoveEntry({ entry, without, consequence, onClose }: RemoveEntryProps) {
  const save = useSaveRules(useSite().id);
  const remove = () =>
    save.mutate((rules) => without(rules, entry.id), {
      onSuccess: () => {
        showToast({ text: t('nameRemoved', { name: entry.name }) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('removeNameQuestion', { name: entry.name })}
      isOpen
      confirmLabel={t('remove')}
      isDestructive
      isPending={save.isPending}
      onCancel={onClose}
      onConfirm={remove}
    >
      <div className="ui-stack">
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        <p>{consequence}</p>
      </div>
    </ConfirmDialog>
  );
}
