import type { Step } from '@veranda/domain/pages/move-block';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { t } from './messages.ts';

interface MoveControlsProps {
  readonly name: string;
  readonly canMove: (by: Step) => boolean;
  readonly onMove: (by: Step) => void;
  readonly onRemove: () => void;
}

/** Moves a part of the page up or down, or removes it. */
export function MoveControls({ name, canMove, onMove, onRemove }: MoveControlsProps) {
  return (
    <span className="move-actions">
      <IconButton
        label={t('moveNameUp', { name })}
        size="small"
        isDisabled={!canMove(-1)}
        onPress={() => onMove(-1)}
      >
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('moveNameDown', { name })}
        size="small"
        isDisabled={!canMove(1)}
        onPress={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('deleteName', { name })} size="small" onPress={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
