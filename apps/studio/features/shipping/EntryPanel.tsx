import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { EntryList, type EntryListProps } from './EntryList.tsx';

interface EntryPanelProps extends Pick<EntryListProps, 'entries' | 'without' | 'consequence'> {
  readonly title: string;
  readonly note: string;
  readonly addLabel: string;
  /** Shown while there are no entries. */
  readonly emptyText: string;
  readonly maxEntries: number;
  /** Opens an entry in its dialog, `new` for another one. */
  readonly onOpen: (id: string) => void;
  /** The dialog of the open entry. */
  readonly children: ReactNode;
}

/** Rules of a kind in their panel, with the button that adds one. */
export function EntryPanel({ title, note, entries, onOpen, children, ...props }: EntryPanelProps) {
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <Button size="small" onPress={() => onOpen('new')} isDisabled={entries.length >= props.maxEntries}>
          <Plus size={14} aria-hidden="true" />
          {props.addLabel}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <p className="ui-muted">{props.emptyText}</p>
      ) : (
        <EntryList
          label={title}
          entries={entries}
          onChange={onOpen}
          without={props.without}
          consequence={props.consequence}
        />
      )}
      {children}
    </Panel>
  );
}
