import { exportPerson } from '@veranda/contracts/form-answers';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useAnswerActs } from './answer-queries.ts';

export interface PersonDialogProps {
  readonly form: string;
  readonly canErase: boolean;
  readonly onClose: () => void;
}

/** Everything that a person has sent to any form of the site: as a file for them, or erased for good. */
export function PersonDialog({ form, canErase, onClose }: PersonDialogProps) {
  const site = useSite();
  const { erase } = useAnswerActs(site.id, form);
  const [email, setEmail] = useState('');
  const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
  const told = ({ deleted }: { readonly deleted: number }) => {
    showToast({
      text: deleted === 0 ? 'There was nothing of this person' : `Erased ${answersText(deleted)}`,
    });
    onClose();
  };
  return (
    <Dialog
      title="Answers of one person"
      isOpen
      onClose={onClose}
      footer={
        <>
          {canErase ? (
            <Button
              variant="danger"
              isDisabled={!isAddress}
              isPending={erase.isPending}
              onPress={() => erase.mutate(email.trim(), { onSuccess: told })}
            >
              Erase for good
            </Button>
          ) : null}
          {isAddress ? (
            <LinkButton
              variant="primary"
              href={addressOf(exportPerson, { params: { site: site.id }, query: { email: email.trim() } })}
              target="_blank"
            >
              Download
            </LinkButton>
          ) : null}
        </>
      }
    >
      {erase.isError ? <Notice tone="danger">{messageOf(erase.error)}</Notice> : null}
      <TextField
        label="E-mail address of the person"
        type="email"
        autoFocus
        value={email}
        onChange={setEmail}
        maxLength={256}
        description="Every answer to any form of this site that holds this address."
      />
    </Dialog>
  );
}

function answersText(count: number): string {
  return count === 1 ? 'one answer' : `${count.toLocaleString('en-US')} answers`;
}
