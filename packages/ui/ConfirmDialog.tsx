import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { t } from './messages.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
  /** The act in a verb: "Delete". */
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question before an act that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      role="alertdialog"
      isOpen={props.isOpen}
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="quiet" onPress={props.onCancel} autoFocus>
            {t('cancel')}
          </Button>
          <Button
            variant={props.isDestructive ? 'danger' : 'primary'}
            isPending={props.isPending ?? false}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
