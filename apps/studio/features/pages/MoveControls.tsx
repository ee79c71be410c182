import type { Step } from '@veranda/domain/pages/move-block';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { t as libraryText } from '../section-library/messages.ts';
import { t } from './messages.ts';

interface MoveControlsProps {
  readonly name: string;
  readonly canMove: (by: Step) => boolean;
  readonly onMove: (by: Step) => void;
  readonly onDuplicate?: () => void;
  readonly onRemove: () => void;
}

/** Moves a part of the page up or down, copies or removes it. */
export function MoveControls({ name, canMove, onMove, onDuplicate, onRemove }: MoveControlsProps) {
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
      {onDuplicate ? (
        <IconButton label={libraryText('duplicateName', { name })} size="small" onPress={onDuplicate}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={t('deleteName', { name })} size="small" onPress={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
