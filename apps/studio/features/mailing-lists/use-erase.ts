import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { t } from './messages.ts';

/** Address to erase, and the erasing; `onErased` when it is done. */
export function useErase(initialEmail: string, onErased: () => void) {
  const site = useSite();
  const { erase } = useListMutations(site.id);
  const [email, setEmail] = useState(initialEmail);
  const [isInvalid, setInvalid] = useState(false);
  const send = () => {
    const address = email.trim();
    setInvalid(!isEmailAddress(address));
    if (!isEmailAddress(address)) return;
    const onSuccess = ({ erased }: { readonly erased: number }) => {
      showToast({
        text: erased === 0 ? t('notOnAnyList', { address }) : t('dataOfAddressDeleted', { address }),
      });
      onErased();
    };
    erase.mutate(address, { onSuccess });
  };
  const failure = erase.isError ? messageOf(erase.error) : null;
  return { email, setEmail, isInvalid, failure, isPending: erase.isPending, send };
}
