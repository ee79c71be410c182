import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useErase } from './use-erase.ts';

export interface ErasePersonProps {
  /** Empty to be typed. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Erases somebody from every list of the site, as they may ask for. */
export function ErasePerson({ email: given, onClose }: ErasePersonProps) {
  const form = useErase(given, onClose);
  return (
    <Dialog
      title={given === '' ? 'Erase a person' : `Erase ${given}?`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isPending={form.isPending} onPress={form.send}>
            Erase
          </Button>
        </>
      }
    >
      <form
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        {form.failure ? <Notice tone="danger">{form.failure}</Notice> : null}
        {given === '' ? <AddressField form={form} /> : null}
        <p>
          Everything that the lists of this site keep about the person is gone. This can't be undone. An
          address that was suppressed stays suppressed.
        </p>
      </form>
    </Dialog>
  );
}

function AddressField({ form }: { readonly form: ReturnType<typeof useErase> }) {
  return (
    <TextField
      label="E-mail address"
      type="email"
      autoFocus
      value={form.email}
      onChange={form.setEmail}
      maxLength={256}
      errorMessage={form.isInvalid ? 'Please enter a valid email' : undefined}
    />
  );
}
