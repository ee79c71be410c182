import { IconButton } from '@veranda/ui/IconButton.tsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { t } from './messages.ts';

interface ListEntryActionsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves an entry of a list, or removes it. */
export function ListEntryActions({ name, index, count, onMove, onRemove }: ListEntryActionsProps) {
  return (
    <div className="ui-row">
      <IconButton
        label={t('moveNameUp', { name })}
        size="small"
        isDisabled={index === 0}
        onPress={() => onMove(index - 1)}
      >
        <ArrowUp size={14} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('moveNameDown', { name })}
        size="small"
        isDisabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      >
        <ArrowDown size={14} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('removeName', { name })} size="small" onPress={onRemove}>
        <Trash2 size={14} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
