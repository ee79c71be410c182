import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { AddPageFields } from './AddPageFields.tsx';
import { isEntryKind } from './page-kinds.ts';
import { type AddPageOptions, useAddPage } from './use-add-page.ts';
import { t } from './messages.ts';

/** A new page of any kind: its title, its kind and its place. */
export function AddPageDialog(props: AddPageOptions & { readonly isOpen: boolean }) {
  const addition = useAddPage(props);
  const { kind, isPending, close, add } = addition;
  return (
    <Dialog
      title={t('addPage')}
      kind="wide"
      isOpen={props.isOpen}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={add}>
            {isEntryKind(kind) ? t('continue') : t('addPage')}
          </Button>
        </>
      }
    >
      <AddPageFields {...addition} />
    </Dialog>
  );
}
