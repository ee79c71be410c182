import type { BlockValue } from '@veranda/domain/blocks/kind';
import { Button } from '@veranda/ui/Button.tsx';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { Captions, ImagePlus, Video } from 'lucide-react';
import { useState } from 'react';
import { AssetPicker } from '../media/AssetPicker.tsx';
import type { ControlProps, FieldListComponent } from './field-props.ts';
import { ListEntryActions } from './ListEntryActions.tsx';
import { t } from './messages.ts';
import { PictureCaptions } from './PictureCaptions.tsx';
import { PictureGrid } from './PictureGrid.tsx';

interface PicturesFieldProps extends ControlProps<'list'> {
  readonly Fields: FieldListComponent;
}

/** Pictures and videos in their order: added many at once, arranged as pictures, described one by one or all together. */
export function PicturesField({ field, value, isReadOnly, onChange, Fields }: PicturesFieldProps) {
  const entries = Array.isArray(value) ? (value as readonly BlockValue[]) : [];
  const [areCaptions, setCaptions] = useState(false);
  const { said, ...arranged } = useEntries(entries, field.entryName, onChange);
  const part = { field, entries, isReadOnly, onChange, Fields };
  const add = (added: readonly BlockValue[]) => onChange([...entries, ...added].slice(0, field.max));
  return (
    <fieldset className="ui-stack">
      <legend className="ui-label">{field.label}</legend>
      {areCaptions ? <PictureCaptions {...part} /> : <ArrangedEntries {...part} {...arranged} />}
      <LiveRegion said={said} />
      {isReadOnly ? null : (
        <PictureActions
          count={entries.length}
          max={field.max}
          areCaptions={areCaptions}
          onCaptions={() => setCaptions(!areCaptions)}
          onAdd={add}
          onAddVideo={() => {
            add([{ media: 'video', address: '' }]);
            setCaptions(false);
            arranged.setOpened(entries.length);
          }}
        />
      )}
    </fieldset>
  );
}

interface ArrangedEntriesProps
  extends Pick<PicturesFieldProps, 'field' | 'isReadOnly' | 'onChange' | 'Fields'> {
  readonly entries: readonly BlockValue[];
  /** Place of the entry that is edited, counted from 0; null for none. */
  readonly opened: number | null;
  readonly setOpened: (opened: number | null) => void;
  readonly place: (from: number, to: number) => void;
}

function ArrangedEntries(props: ArrangedEntriesProps) {
  const { field, entries, opened, isReadOnly, setOpened, place } = props;
  return (
    <>
      <PictureGrid
        entries={entries}
        label={field.label}
        nameOf={field.entryName}
        opened={opened}
        isReadOnly={isReadOnly}
        onOpen={setOpened}
        onPlace={place}
      />
      <OpenedEntry {...props} />
    </>
  );
}

/** The entry that is edited, and the way to put one to another place, which is announced. */
function useEntries(
  entries: readonly BlockValue[],
  nameOf: (number: number) => string,
  onChange: (entries: readonly BlockValue[]) => void,
) {
  const [opened, setOpened] = useState<number | null>(null);
  const { said, say } = useAnnouncer();
  const place = (from: number, to: number) => {
    const moved = entries[from];
    if (!moved || from === to) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, moved));
    setOpened(opened === from ? to : null);
    say(t('itemMoved', { name: nameOf(from + 1), number: to + 1, count: entries.length }));
  };
  return { opened, setOpened, place, said };
}

function OpenedEntry(props: ArrangedEntriesProps) {
  const { entries, field, opened, isReadOnly, Fields, onChange, place, setOpened } = props;
  const entry = opened === null ? undefined : entries[opened];
  if (!entry || opened === null) return null;
  const name = field.entryName(opened + 1);
  return (
    <div className="list-entry" role="group" aria-label={name}>
      <Fields
        key={opened}
        fields={field.fields}
        value={entry}
        isReadOnly={isReadOnly}
        onChange={(path, next) => onChange(entries.with(opened, { ...entry, [path]: next }))}
      />
      {isReadOnly ? null : (
        <ListEntryActions
          name={name}
          index={opened}
          count={entries.length}
          onMove={(to) => place(opened, to)}
          onRemove={() => {
            setOpened(null);
            onChange(entries.toSpliced(opened, 1));
          }}
        />
      )}
    </div>
  );
}

interface PictureActionsProps {
  readonly count: number;
  readonly max: number;
  readonly areCaptions: boolean;
  readonly onCaptions: () => void;
  readonly onAdd: (added: readonly BlockValue[]) => void;
  readonly onAddVideo: () => void;
}

function PictureActions({ count, max, areCaptions, onCaptions, onAdd, onAddVideo }: PictureActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (count >= max && !isOpen) return <p className="ui-help">{t('itemsFull', { max })}</p>;
  const open = () => {
    setChosen([]);
    setOpen(true);
  };
  return (
    <div className="ui-row">
      <Button size="small" onPress={open}>
        <ImagePlus size={14} aria-hidden="true" />
        {t('addImages')}
      </Button>
      <Button size="small" onPress={onAddVideo}>
        <Video size={14} aria-hidden="true" />
        {t('addVideo')}
      </Button>
      {count > 1 || areCaptions ? (
        <Button size="small" variant="quiet" aria-pressed={areCaptions} onPress={onCaptions}>
          <Captions size={14} aria-hidden="true" />
          {t(areCaptions ? 'editOneByOne' : 'editAllCaptions')}
        </Button>
      ) : null}
      {isOpen ? (
        <AssetPicker
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(asset, isNew) => {
            setChosen([...chosen, asset.id]);
            onAdd([{ media: isNew ? 'imageFile' : 'imageReused', assetId: asset.id }]);
          }}
        />
      ) : null}
    </div>
  );
}
