import type { Presence } from '@veranda/contracts/documents';
import { GripVertical } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DocumentPresence } from '../documents/presence.ts';
import { useStore } from '../documents/use-document-session.ts';
import { PeopleInPart } from './PeopleHere.tsx';
import { t } from './messages.ts';
import './editing.css';

/** A part of a document as a row shows it. */
interface PartRow {
  readonly id: string;
  readonly name: string;
  /** Its kind, or some of its words. */
  readonly note: string;
  readonly icon: ComponentType<{
    readonly size: number;
    readonly className: string;
    readonly 'aria-hidden': 'true';
  }>;
  /** A mark at the end of the row; '' for none. */
  readonly mark?: string;
}

interface PartRowsProps {
  readonly label: string;
  readonly parts: readonly PartRow[];
  readonly chosen: string | null;
  readonly presence: DocumentPresence;
  readonly onChoose: (part: string | null) => void;
  /** Puts a part below another, or first; null for those who may only read. */
  readonly onPlace: ((part: string, after: string | null) => void) | null;
  /** Menu of a row. */
  readonly actionsOf: (
    part: PartRow,
    place: { readonly isFirst: boolean; readonly isLast: boolean },
  ) => ReactNode;
}

/** The parts of a document as rows: one is chosen, and moved by dragging, by its handle's keys or by its menu. */
export function PartRows(props: PartRowsProps) {
  const { label, parts, chosen, presence, onChoose, onPlace } = props;
  const dragAndDropHooks = usePartDrag(parts, onPlace);
  const people = useStore(presence);
  return (
    <GridList
      className="part-rows"
      aria-label={label}
      items={parts}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? null : String([...keys][0] ?? '') || null)}
      keyboardNavigationBehavior="tab"
      {...(onPlace ? { dragAndDropHooks } : {})}
      dependencies={[onPlace, people]}
    >
      {(part) => (
        <Row
          part={part}
          people={people.filter(({ selection }) => selection.includes(part.id))}
          actions={props.actionsOf(part, { isFirst: parts[0] === part, isLast: parts.at(-1) === part })}
        />
      )}
    </GridList>
  );
}

interface RowProps {
  readonly part: PartRow;
  /** The others who are in this part. */
  readonly people: readonly Presence[];
  readonly actions: ReactNode;
}

function Row({ part: { id, name, note, icon: Icon, mark = '' }, people, actions }: RowProps) {
  return (
    <GridListItem id={id} textValue={name} className="part-row">
      {({ allowsDragging }) => (
        <>
          {allowsDragging ? (
            <Button slot="drag" className="part-row-grip" aria-label={t('moveName', { name })}>
              <GripVertical size={16} aria-hidden="true" />
            </Button>
          ) : null}
          <Icon size={16} aria-hidden="true" className="part-row-icon" />
          <span className="part-row-name">
            <span className="ui-clip">{name}</span>
            <span className="ui-help ui-clip">{note}</span>
          </span>
          {mark === '' ? null : <span className="part-row-mark">{mark}</span>}
          <PeopleInPart people={people} />
          {actions}
        </>
      )}
    </GridListItem>
  );
}

function usePartDrag(parts: readonly PartRow[], onPlace: PartRowsProps['onPlace']) {
  const { dragAndDropHooks } = useDragAndDrop<PartRow>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const part = String([...keys][0]);
      const others = parts.filter(({ id }) => id !== part);
      const index = others.findIndex(({ id }) => id === String(target.key));
      const after = target.dropPosition === 'before' ? others[index - 1] : others[index];
      onPlace?.(part, after?.id ?? null);
    },
  });
  return dragAndDropHooks;
}
