import type { BlockKind } from '@veranda/domain/blocks/kind';
import { blockKinds } from '@veranda/domain/blocks/registry';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Button } from 'react-aria-components/Button';
import { blockGroups, lookOf } from './block-looks.ts';
import './blocks.css';

export interface BlockPaletteProps {
  readonly onClose: () => void;
  readonly onChoose: (kind: BlockKind) => void;
}

const groups = blockGroups.map(({ title, groups: members }) => ({
  title,
  kinds: blockKinds.filter((kind) => members.some((group) => group === kind.group)),
}));

/** Every block kind of the registry, to choose one to add. */
export function BlockPalette({ onClose, onChoose }: BlockPaletteProps) {
  return (
    <Dialog title="Add a block" kind="wide" isOpen onClose={onClose}>
      {groups.map(({ title, kinds }) => (
        <section key={title} className="palette-group" aria-label={title}>
          <h3>{title}</h3>
          <div className="palette">
            {kinds.map((kind) => (
              <PaletteChoice key={kind.key} kind={kind} onChoose={onChoose} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

function PaletteChoice({ kind, onChoose }: Pick<BlockPaletteProps, 'onChoose'> & { kind: BlockKind }) {
  const { icon: Icon, note } = lookOf(kind.key);
  return (
    <Button className="palette-choice" onPress={() => onChoose(kind)}>
      <span className="palette-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <strong>{kind.label}</strong>
        <span className="ui-help">{note}</span>
      </span>
    </Button>
  );
}
