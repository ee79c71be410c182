import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Redo2, Undo2 } from 'lucide-react';
import { t } from './messages.ts';

interface HistoryButtonsProps {
  /** Label of the step that is next; undefined where there is none. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Takes back one's own steps, and runs them again; each button names its step. */
export function HistoryButtons({ undo, redo, onUndo, onRedo }: HistoryButtonsProps) {
  return (
    <span className="history-buttons">
      <IconButton
        label={undo === undefined ? t('undo') : t('undoLabel', { label: undo })}
        isDisabled={undo === undefined}
        onPress={onUndo}
      >
        <Undo2 size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redo === undefined ? t('redo') : t('redoLabel', { label: redo })}
        isDisabled={redo === undefined}
        onPress={onRedo}
      >
        <Redo2 size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
