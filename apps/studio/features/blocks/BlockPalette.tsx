import { offeredKinds } from '@veranda/domain/blocks/registry';
import type { BlockKind } from '@veranda/domain/blocks/kind';
import { CommandPicker } from '@veranda/ui/CommandPicker.tsx';
import { blockGroups, blockIconOf } from './block-icons.ts';
import { blockKindName } from './block-messages.ts';
import { t } from './messages.ts';

interface BlockPaletteProps {
  readonly onClose: () => void;
  readonly onChoose: (kind: BlockKind) => void;
}

const groups = blockGroups.map(({ title, groups: members }) => ({
  title,
  choices: offeredKinds
    .filter((kind) => members.some((group) => group === kind.group))
    .map((kind) => ({ id: kind.key, label: blockKindName(kind), ...blockIconOf(kind.key) })),
}));

/** Every block kind of the registry, to choose one to add. */
export function BlockPalette({ onClose, onChoose }: BlockPaletteProps) {
  const choose = (id: string) => {
    const kind = offeredKinds.find(({ key }) => key === id);
    if (kind) onChoose(kind);
  };
  return <CommandPicker title={t('addABlock')} groups={groups} onClose={onClose} onChoose={choose} />;
}
