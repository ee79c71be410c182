import type { MailingList } from '@veranda/contracts/mailing-lists';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useListMutations } from './list-queries.ts';
import { t } from './messages.ts';

/** Form of a list, and its saving; `onSaved` when it is done. */
export function useListForm(list: MailingList | null, onSaved: () => void) {
  const site = useSite();
  const { save } = useListMutations(site.id);
  const [name, setName] = useState(list?.name ?? '');
  const [doubleOptIn, setDoubleOptIn] = useState(list?.doubleOptIn ?? true);
  const [isEmpty, setEmpty] = useState(false);
  const isOfName = save.error instanceof CallFailure && save.error.field === 'name';
  const send = () => {
    const body = { name: name.trim(), doubleOptIn };
    setEmpty(body.name === '');
    if (body.name === '') return;
    const text = list ? t('nameSaved', { name: body.name }) : t('nameCreated', { name: body.name });
    const onSuccess = () => {
      showToast({ text });
      onSaved();
    };
    save.mutate({ id: list?.id ?? null, body }, { onSuccess });
  };
  const nameError = isEmpty ? t('aListNeedsAName') : isOfName ? messageOf(save.error) : undefined;
  const failure = save.isError && !isOfName ? messageOf(save.error) : null;
  return { name, setName, doubleOptIn, setDoubleOptIn, nameError, failure, isPending: save.isPending, send };
}
