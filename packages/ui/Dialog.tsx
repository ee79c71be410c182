import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './IconButton.tsx';
import { t } from './messages.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** `drawer` slides in from the side, for settings of what stays in view; `large` keeps its size, for a library. */
  readonly kind?: 'modal' | 'wide' | 'large' | 'drawer';
  /** `alertdialog` for a question that must be answered; then it has no close button. */
  readonly role?: 'dialog' | 'alertdialog';
  /** False keeps it open on Escape and on a press outside. */
  readonly isDismissable?: boolean;
  /** Out of sight while something is dragged out of it; it keeps the pointer and the focus. */
  readonly isAside?: boolean;
}

const sheets = {
  modal: 'ui-modal',
  wide: 'ui-modal ui-modal--wide',
  large: 'ui-modal ui-modal--large',
  drawer: 'ui-drawer',
} as const;

/** A dialog: focus stays within, goes back on closing, Escape closes. On a phone it comes from the bottom. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, footer, kind = 'modal', role = 'dialog' } = props;
  const scrim = kind === 'drawer' ? 'ui-scrim ui-scrim--side' : 'ui-scrim ui-scrim--bottom';
  return (
    <ModalOverlay
      className={props.isAside ? `${scrim} ui-scrim--aside` : scrim}
      isOpen={isOpen}
      isDismissable={(props.isDismissable ?? true) && role === 'dialog'}
      isKeyboardDismissDisabled={props.isDismissable === false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={sheets[kind]}>
        <AriaDialog className="ui-dialog" role={role}>
          <header className="ui-dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {role === 'dialog' ? (
              <IconButton label={t('close')} size="small" onPress={onClose}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            ) : null}
          </header>
          <div className="ui-dialog-body">{children}</div>
          {footer ? <footer className="ui-dialog-foot">{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
