import { type BlockValue, textAt } from '@veranda/domain/blocks/kind';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { GripVertical, ImageOff, Video } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useSite } from '../../shell/use-site.ts';
import { useAssets } from '../media/use-asset.ts';
import { t } from './messages.ts';
import './pictures.css';

interface PictureGridProps {
  readonly entries: readonly BlockValue[];
  readonly label: string;
  /** Name of an entry by its place, counted from 1. */
  readonly nameOf: (number: number) => string;
  /** Place of the entry that is edited, counted from 0. */
  readonly opened: number | null;
  readonly isReadOnly: boolean;
  readonly onOpen: (index: number | null) => void;
  readonly onPlace: (from: number, to: number) => void;
}

/** Entries as pictures; moved by dragging, or by the keyboard from their handles. */
export function PictureGrid({
  entries,
  label,
  nameOf,
  opened,
  isReadOnly,
  onOpen,
  onPlace,
}: PictureGridProps) {
  const dragAndDropHooks = useEntryOrder(onPlace);
  if (entries.length === 0) return <p className="ui-help">{t('noItemsYet')}</p>;
  return (
    <>
      <p className="ui-help">{t('pressToEdit')}</p>
      <GridList
        className="picture-grid"
        aria-label={label}
        layout="grid"
        items={entries.map((entry, index) => ({ id: index, entry }))}
        selectionMode="single"
        selectedKeys={opened === null ? [] : [opened]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          onOpen(chosen === undefined ? null : Number(chosen));
        }}
        keyboardNavigationBehavior="tab"
        {...(isReadOnly ? {} : { dragAndDropHooks })}
        dependencies={[entries, opened]}
      >
        {({ id, entry }) => <PictureItem id={id} entry={entry} name={nameOf(id + 1)} canDrag={!isReadOnly} />}
      </GridList>
    </>
  );
}

interface PictureItemProps {
  readonly id: number;
  readonly entry: BlockValue;
  readonly name: string;
  readonly canDrag: boolean;
}

function PictureItem({ id, entry, name, canDrag }: PictureItemProps) {
  return (
    <GridListItem id={id} textValue={name} className="picture-item">
      <PictureThumb entry={entry} />
      {canDrag ? (
        <Button slot="drag" className="ui-drag" aria-label={t('moveName', { name })}>
          <GripVertical size={14} aria-hidden="true" />
        </Button>
      ) : null}
    </GridListItem>
  );
}

function useEntryOrder(onPlace: PictureGridProps['onPlace']) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = Number([...keys][0]);
      const beside = Number(target.key) + (target.dropPosition === 'before' ? 0 : 1);
      onPlace(from, beside > from ? beside - 1 : beside);
    },
  });
  return dragAndDropHooks;
}

/** Picture of an entry, or a sign of what it is. */
export function PictureThumb({ entry }: { readonly entry: BlockValue }) {
  const { id: site } = useSite();
  const asset = useAssets(site).get(textAt(entry, 'assetId'));
  const isVideo = entry['media'] === 'video';
  return (
    <span className="picture-thumb">
      {asset ? (
        <img
          src={addressAtWidth(asset.url, 300)}
          alt={textAt(entry, 'altText') || asset.altText}
          loading="lazy"
        />
      ) : null}
      {isVideo ? <Video size={18} aria-hidden="true" /> : null}
      {asset || isVideo ? null : <ImageOff size={18} aria-hidden="true" />}
    </span>
  );
}
