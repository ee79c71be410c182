import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import type { TagPlace, TagRow } from './tag-list.ts';
import { tagRowsQuery, useTagChanges } from './tag-queries.ts';
import { tellChange } from './tell-change.ts';
import { t } from './messages.ts';

interface MergeDialogProps {
  readonly place: TagPlace;
  readonly row: TagRow;
  readonly onClose: () => void;
}

/** The tag that another one becomes part of. */
export function MergeDialog({ place, row, onClose }: MergeDialogProps) {
  const site = useSite();
  const { data: rows = [] } = useQuery(tagRowsQuery(site.id, place));
  const { merge, restore } = useTagChanges(site.id, place);
  const [into, setInto] = useState('');
  const [isMissing, setMissing] = useState(false);
  const others = othersOf(rows, row);
  const send = () => {
    const target = others.find(({ id }) => id === into);
    setMissing(target === undefined);
    if (target) merge.mutate({ id: row.id, into }, { onSuccess: () => done(target.name) });
  };
  const done = (name: string) => {
    onClose();
    // What a store's categories were made of is not kept.
    const takeBack = place.kind === 'store' ? null : () => restore.mutateAsync(row.id);
    tellChange(row.id, t('merged', { name: row.name, into: name }), takeBack);
  };
  return (
    <FormDialog
      title={t('mergeTitle', { name: row.name })}
      submitLabel={t('mergeAction')}
      isPending={merge.isPending}
      problem={merge.error ? messageOf(merge.error) : null}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('mergeText', { name: row.name })}</p>
      <ComboBox
        label={t('mergeInto')}
        options={others.map(({ id, name, above }) => ({ value: id, label: [...above, name].join(' › ') }))}
        value={into}
        errorMessage={isMissing ? t('mergeMissing') : undefined}
        onChange={setInto}
      />
    </FormDialog>
  );
}

// A category cannot go into what is inside of it.
function othersOf(rows: readonly TagRow[], { id, name, above }: TagRow): readonly TagRow[] {
  const way = [...above, name].join('/');
  return rows.filter((row) => row.id !== id && !`${row.above.join('/')}/`.startsWith(`${way}/`));
}
