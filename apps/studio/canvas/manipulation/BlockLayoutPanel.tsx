import { arrangeEdits } from '@veranda/domain/pages/arrange/arrange-edits';
import {
  type ArrangedDevice,
  minimumSize,
  type NewPlace,
  placedBlocks,
} from '@veranda/domain/pages/arrange/places';
import { type GridPlace, gridColumns, type PageDocument } from '@veranda/domain/pages/document';
import { insideGrid } from '@veranda/domain/pages/layout';
import { documentLimits } from '@veranda/domain/pages/validate';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { followDesktop } from './block-actions.ts';
import { changeLabel } from './block-labels.ts';
import { LayoutActions } from './LayoutActions.tsx';
import type { ManipulationScene } from './manipulation-scene.ts';
import { t } from '../messages.ts';
import './manipulation.css';

type LayoutScene = Pick<ManipulationScene, 'nameOf' | 'onEdit' | 'say'>;

interface BlockLayoutPanelProps extends LayoutScene {
  readonly document: PageDocument;
  readonly ids: readonly string[];
  readonly device: ArrangedDevice;
}

/** Where blocks stand and how large they are, as numbers: everything that dragging does, without dragging. */
export function BlockLayoutPanel({ ids, ...rest }: BlockLayoutPanelProps) {
  const { document, device, nameOf } = rest;
  const scene: ManipulationScene = { ...rest, selection: ids, onSelect: () => {} };
  const placed = placedBlocks(document, ids, device);
  const [first] = placed;
  const block = document.blocks[first?.id ?? ''];
  if (!first || !block) return null;
  const isDetached = device === 'phone' && ids.some((id) => document.blocks[id]?.layout.phone);
  const name =
    ids.length === 1
      ? t('layoutOf', { name: nameOf(block).toLowerCase() })
      : t('layoutOfBlocks', { count: ids.length });
  return (
    <div className="block-layout" role="group" aria-label={name}>
      {placed.length === 1 ? <PlaceFields scene={scene} placed={first} device={device} /> : null}
      <LayoutActions scene={scene} />
      {isDetached ? (
        <div className="block-layout-detached">
          <Badge tone="info">{t('detached')}</Badge>
          <span className="ui-muted">{t('detachedHelp')}</span>
          <Button size="small" onPress={() => followDesktop(scene)}>
            {t('resetToDesktop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface PlaceFieldsProps {
  readonly scene: ManipulationScene;
  readonly placed: NewPlace;
  readonly device: ArrangedDevice;
}

function PlaceFields({ scene, placed, device }: PlaceFieldsProps) {
  const { document, nameOf, onEdit } = scene;
  const { id, place } = placed;
  const block = document.blocks[id];
  if (!block) return null;
  const columns = gridColumns[device];
  const minimum = minimumSize(block, device);
  const set = (part: Partial<GridPlace>, change: 'moved' | 'resized') => {
    const edits = arrangeEdits(document, device, [
      { ...placed, place: insideGrid({ ...place, ...part }, columns) },
    ]);
    const label = changeLabel(change, { document, ids: [id], nameOf });
    if (edits.length > 0) onEdit(edits, { label, selection: [id], coalesceKey: `layout ${id}` });
  };
  const field = (key: 'x' | 'y' | 'w' | 'h', label: string, range: readonly [number, number]) => {
    const isPlace = key === 'x' || key === 'y';
    const offset = isPlace ? 1 : 0;
    return (
      <NumberField
        label={label}
        value={place[key] + offset}
        minValue={range[0] + offset}
        maxValue={range[1] + offset}
        step={1}
        onChange={(value) => {
          if (Number.isInteger(value)) set({ [key]: value - offset }, isPlace ? 'moved' : 'resized');
        }}
      />
    );
  };
  return (
    <div className="block-layout-fields">
      {field('x', t('column'), [0, columns - place.w])}
      {field('y', t('row'), [0, documentLimits.rows - place.h])}
      {field('w', t('width'), [Math.min(minimum.w, place.w), columns - place.x])}
      {field('h', t('height'), [Math.min(minimum.h, place.h), documentLimits.rows - place.y])}
    </div>
  );
}
