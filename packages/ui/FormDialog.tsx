import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import { t } from './messages.ts';

interface FormDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  /** Puts the focus on the way out: for what cannot be undone and has nothing to fill in first. */
  readonly startsAtCancel?: boolean;
  readonly kind?: 'modal' | 'wide';
  /** False keeps it open on Escape and on a press outside: something in it is unsaved. */
  readonly isDismissable?: boolean;
  readonly isPending: boolean;
  /** Reason why the form was refused; absent or empty for nothing. */
  readonly problem?: string | null | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: Enter in a field sends it, as its button does. */
export function FormDialog(props: FormDialogProps) {
  const { title, kind = 'modal', tone = 'primary', onClose, problem } = props;
  const id = useId();
  const footer = (
    <>
      <Button variant="quiet" onPress={onClose} autoFocus={props.startsAtCancel ?? false}>
        {props.cancelLabel ?? t('cancel')}
      </Button>
      <Button variant={tone} type="submit" form={id} isPending={props.isPending}>
        {props.submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      kind={kind}
      isOpen
      onClose={onClose}
      isDismissable={props.isDismissable ?? true}
      footer={footer}
    >
      <form
        id={id}
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
      </form>
    </Dialog>
  );
}
