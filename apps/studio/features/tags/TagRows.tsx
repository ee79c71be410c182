import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { MergeDialog } from './MergeDialog.tsx';
import { RemoveTagDialog } from './RemoveTagDialog.tsx';
import { RenameForm } from './RenameForm.tsx';
import { TagRowView } from './TagRowView.tsx';
import { TagUsesDialog } from './TagUsesDialog.tsx';
import { type TagPlace, type TagRow, type TagTask, tagTypeOf } from './tag-list.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { t } from './messages.ts';

/** Height of a row in pixels, as in tags.css. */
const rowHeight = 60;

interface TagRowsProps {
  readonly place: TagPlace;
  readonly rows: readonly TagRow[];
  readonly canWrite: boolean;
}

/** The rows of a list; of ten thousand only those in view are drawn. One at a time is renamed where it stands. */
export function TagRows({ place, rows, canWrite }: TagRowsProps) {
  const { list, from, until } = useVirtualRows(rows.length, rowHeight);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [task, setTask] = useState<TagTask | null>(null);
  const rename = (row: TagRow) => {
    const isOther = renamed !== null && renamed !== row.id && rows.some(({ id }) => id === renamed);
    if (isOther) showToast({ text: t('onlyOne', { tagType: t(tagTypeOf(place)) }), topic: 'one-tag' });
    else setRenamed(row.id);
  };
  return (
    <>
      <ul ref={list} className="tag-rows" style={{ blockSize: rows.length * rowHeight }}>
        {rows.slice(from, until).map((row, index) => (
          <li
            key={row.id}
            className="tag-row"
            aria-setsize={rows.length}
            aria-posinset={from + index + 1}
            style={{ insetBlockStart: (from + index) * rowHeight }}
          >
            {renamed === row.id ? (
              <RenameForm place={place} row={row} onDone={() => setRenamed(null)} />
            ) : (
              <TagRowView
                row={row}
                canWrite={canWrite}
                onRename={() => rename(row)}
                onTask={(each) => setTask({ task: each, row })}
              />
            )}
          </li>
        ))}
      </ul>
      {task ? <TaskDialog place={place} rows={rows} task={task} onClose={() => setTask(null)} /> : null}
    </>
  );
}

interface TaskDialogProps extends Omit<TagRowsProps, 'canWrite'> {
  readonly task: TagTask;
  readonly onClose: () => void;
}

function TaskDialog({ place, task: { task, row }, onClose }: TaskDialogProps) {
  const props = { place, row, onClose };
  if (task === 'merge') return <MergeDialog {...props} />;
  return task === 'remove' ? <RemoveTagDialog {...props} /> : <TagUsesDialog {...props} />;
}
