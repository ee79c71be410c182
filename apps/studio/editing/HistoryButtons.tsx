import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import type { UndoHistory } from '../documents/undo-history.ts';
import { t } from './messages.ts';

interface HistoryButtonsProps {
  readonly history: UndoHistory;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Takes back one's own steps, and runs them again; each button names its step. */
export function HistoryButtons({ history, onUndo, onRedo }: HistoryButtonsProps) {
  const [undo] = history.undo;
  const [redo] = history.redo;
  return (
    <span className="history-buttons">
      <IconButton
        label={undo ? t('undoLabel', { label: undo.label }) : t('undo')}
        isDisabled={!undo}
        onPress={onUndo}
      >
        <Undo2 size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redo ? t('redoLabel', { label: redo.label }) : t('redo')}
        isDisabled={!redo}
        onPress={onRedo}
      >
        <Redo2 size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
