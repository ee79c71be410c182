import { tagLengths } from '@veranda/domain/tags/tag-name';
import { Button } from '@veranda/ui/Button.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { type TagPlace, type TagRow, tagTypeOf } from './tag-list.ts';
import { useTagChanges } from './tag-queries.ts';
import { tellChange } from './tell-change.ts';
import { t } from './messages.ts';

interface RenameFormProps {
  readonly place: TagPlace;
  readonly row: TagRow;
  readonly onDone: () => void;
}

/** The new name of a row, where the row stands: Enter saves, Escape leaves it. */
export function RenameForm({ place, row, onDone }: RenameFormProps) {
  const { name, setName, problem, isPending, save } = useRename({ place, row, onDone });
  return (
    <form
      className="tag-rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('nameOf', { name: row.name })}
        hideLabel
        autoFocus
        value={name}
        maxLength={tagLengths[tagTypeOf(place)]}
        errorMessage={problem}
        onChange={setName}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <Ways isPending={isPending} onDone={onDone} />
    </form>
  );
}

function useRename({ place, row, onDone }: RenameFormProps) {
  const site = useSite();
  const { rename } = useTagChanges(site.id, place);
  const [name, setName] = useState(row.name);
  const [isEmpty, setEmpty] = useState(false);
  const save = () => {
    const to = name.trim();
    setEmpty(to === '');
    if (to === '') return;
    const done = () => {
      onDone();
      const takeBack = () => rename.mutateAsync({ id: row.id, name: row.name });
      tellChange(row.id, t('renamed', { name: row.name, to }), takeBack);
    };
    if (to === row.name) onDone();
    else rename.mutate({ id: row.id, name: to }, { onSuccess: done });
  };
  const problem = isEmpty ? t('nameMissing') : rename.error ? messageOf(rename.error) : undefined;
  return { name, setName, problem, isPending: rename.isPending, save };
}

function Ways({ isPending, onDone }: { readonly isPending: boolean; readonly onDone: () => void }) {
  return (
    <>
      <Button variant="primary" size="small" type="submit" isPending={isPending}>
        {t('save')}
      </Button>
      <Button variant="quiet" size="small" onPress={onDone}>
        {t('cancel')}
      </Button>
    </>
  );
}
