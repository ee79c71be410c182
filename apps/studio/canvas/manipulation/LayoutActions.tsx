import type { Alignment } from '@veranda/domain/pages/arrange/align';
import type { LayerStep } from '@veranda/domain/pages/arrange/layer-steps';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Group,
  type LucideIcon,
  Ungroup,
} from 'lucide-react';
import {
  alignSelected,
  changeLevel,
  distributeSelected,
  groupSelected,
  ungroupSelected,
} from './block-actions.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { t } from '../messages.ts';

const alignments: readonly (readonly [Alignment, string, LucideIcon])[] = [
  ['left', t('alignLeft'), AlignStartVertical],
  ['centre', t('alignCentre'), AlignCenterVertical],
  ['right', t('alignRight'), AlignEndVertical],
  ['top', t('alignTop'), AlignStartHorizontal],
  ['middle', t('alignMiddle'), AlignCenterHorizontal],
  ['bottom', t('alignBottom'), AlignEndHorizontal],
];

const layerSteps: readonly (readonly [LayerStep, string, LucideIcon])[] = [
  ['forward', t('bringForward'), ArrowUp],
  ['backward', t('sendBackward'), ArrowDown],
  ['front', t('bringToFront'), ArrowUpToLine],
  ['back', t('sendToBack'), ArrowDownToLine],
];

/** Buttons that bring blocks in line, give them the same space, and order what lies over one another. */
export function LayoutActions({ scene }: { readonly scene: ManipulationScene }) {
  const isOne = scene.selection.length === 1;
  return (
    <>
      <div className="block-layout-actions" role="group" aria-label={t('align')}>
        {alignments.map(([to, label, Icon]) =>
          // One block is in line with itself.
          isOne && ['top', 'middle', 'bottom'].includes(to) ? null : (
            <IconButton key={to} label={label} size="small" onPress={() => alignSelected(scene, to)}>
              <Icon size={16} aria-hidden="true" />
            </IconButton>
          ),
        )}
        {scene.selection.length < 3 ? null : (
          <>
            <IconButton
              label={t('distributeAcross')}
              size="small"
              onPress={() => distributeSelected(scene, 'across')}
            >
              <AlignHorizontalSpaceBetween size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('distributeDown')}
              size="small"
              onPress={() => distributeSelected(scene, 'down')}
            >
              <AlignVerticalSpaceBetween size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {scene.device === 'desktop' ? <LayerActions scene={scene} /> : null}
      {isOne ? null : <GroupActions scene={scene} />}
    </>
  );
}

function LayerActions({ scene }: { readonly scene: ManipulationScene }) {
  return (
    <div className="block-layout-actions" role="group" aria-label={t('order')}>
      {layerSteps.map(([step, label, Icon]) => (
        <IconButton key={step} label={label} size="small" onPress={() => changeLevel(scene, step)}>
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

function GroupActions({ scene }: { readonly scene: ManipulationScene }) {
  return (
    <div className="block-layout-actions" role="group" aria-label={t('groups')}>
      <IconButton label={t('group')} size="small" onPress={() => groupSelected(scene)}>
        <Group size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('ungroup')} size="small" onPress={() => ungroupSelected(scene)}>
        <Ungroup size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
