import { useQuery } from '@tanstack/react-query';
import { tagLengths } from '@veranda/domain/tags/tag-name';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { type TagPlace, type TagRow, tagTypeOf } from './tag-list.ts';
import { tagRowsQuery, useTagChanges } from './tag-queries.ts';
import { t } from './messages.ts';

interface NewTagDialogProps {
  readonly place: TagPlace;
  readonly onClose: () => void;
}

/** A new tag by its name; a category of a store stands inside of another one where that is wanted. */
export function NewTagDialog({ place, onClose }: NewTagDialogProps) {
  const site = useSite();
  const type = tagTypeOf(place);
  const { data: rows = [] } = useQuery(tagRowsQuery(site.id, place));
  const { add } = useTagChanges(site.id, place);
  const [name, setName] = useState('');
  const [parent, setParent] = useState(top);
  const [problem, setProblem] = useState('');
  const send = () => {
    const wanted = { name: name.trim(), parent: parent === top ? null : parent };
    const known = wanted.name !== '' && isKnown(rows, wanted);
    setProblem(wanted.name === '' ? t('nameMissing') : known ? t('alreadyExists', { tagType: t(type) }) : '');
    if (wanted.name !== '' && !known) add.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={type === 'tag' ? t('newTag') : t('newCategory')}
      submitLabel={t('create')}
      isPending={add.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        autoFocus
        value={name}
        maxLength={tagLengths[type]}
        description={t('nameHelp', { limit: tagLengths[type] })}
        errorMessage={problem || (add.error ? messageOf(add.error) : undefined)}
        onChange={setName}
      />
      {place.kind === 'store' && rows.length > 0 ? (
        <ComboBox label={t('inside')} options={parentsOf(rows)} value={parent} onChange={setParent} />
      ) : null}
    </FormDialog>
  );
}

const top = 'top';

function parentsOf(rows: readonly TagRow[]) {
  const named = rows.map(({ id, name, above }) => ({ value: id, label: [...above, name].join(' › ') }));
  return [{ value: top, label: t('topLevel') }, ...named];
}

function isKnown(
  rows: readonly TagRow[],
  { name, parent }: { readonly name: string; readonly parent: string | null },
): boolean {
  const inside = rows.find(({ id }) => id === parent);
  const above = inside ? [...inside.above, inside.name] : [];
  const isBeside = (row: TagRow) => row.above.join('/') === above.join('/');
  return rows.some((row) => isBeside(row) && row.name.toLowerCase() === name.toLowerCase());
}
