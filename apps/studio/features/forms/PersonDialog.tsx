import { emailLength, isEmailAddress } from '@veranda/domain/mail/email-address';
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
import { useAnswerMutations } from './answer-queries.ts';
import { t } from './messages.ts';

interface PersonDialogProps {
  readonly form: string;
  readonly canErase: boolean;
  readonly onClose: () => void;
}

/** Everything that a person has sent to any form of the site: as a file for them, or erased for good. */
export function PersonDialog({ form, canErase, onClose }: PersonDialogProps) {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const isAddress = isEmailAddress(email.trim());
  return (
    <Dialog
      title={t('answersFromOnePerson')}
      isOpen
      onClose={onClose}
      footer={
        isAddress ? (
          <>
            {canErase ? (
              <Erase form={form} email={email.trim()} onDone={onClose} onFailure={setFailure} />
            ) : null}
            <DownloadPerson email={email.trim()} />
          </>
        ) : undefined
      }
    >
      {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
      <TextField
        label={t('emailAddressOfThePerson')}
        type="email"
        autoFocus
        value={email}
        onChange={setEmail}
        maxLength={emailLength.max}
        description={t('emailAddressOfThePersonDescription')}
      />
    </Dialog>
  );
}

interface EraseProps {
  readonly form: string;
  readonly email: string;
  readonly onDone: () => void;
  readonly onFailure: (fault: unknown) => void;
}

function Erase({ form, email, onDone, onFailure }: EraseProps) {
  const site = useSite();
  const { erase } = useAnswerMutations(site.id, form);
  const notifyDeleted = ({ deleted }: { readonly deleted: number }) => {
    showToast({
      text: deleted === 0 ? t('noAnswersFound') : t('deletedAnswers', { count: deleted }),
    });
    onDone();
  };
  return (
    <Button
      variant="danger"
      isPending={erase.isPending}
      onPress={() => erase.mutate(email, { onSuccess: notifyDeleted, onError: onFailure })}
    >
      {t('deletePermanently')}
    </Button>
  );
}

function DownloadPerson({ email }: { readonly email: string }) {
  const site = useSite();
  return (
    <LinkButton
      variant="primary"
      href={addressOf(exportPerson, { params: { site: site.id }, query: { email } })}
      target="_blank"
    >
      {t('download')}
    </LinkButton>
  );
}
