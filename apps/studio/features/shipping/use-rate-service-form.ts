import type { RateKind } from '@veranda/contracts/carrier-accounts';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRateMutations } from './rules-queries.ts';
import { t } from './messages.ts';

/** Address and key of a service, as they are typed; `send` connects it. */
export function useRateServiceForm(kind: RateKind) {
  const { connect } = useRateMutations(useSite().id, kind);
  const [url, setUrl] = useState('');
  const [key, setKey] = useState('');
  const failure = connect.error instanceof CallFailure ? connect.error : null;
  const isShown = ['url', 'key'].includes(failure?.field ?? '');
  const send = () => {
    if (connect.isPending) return;
    const typed = { url: url || ' ', key: key || ' ' };
    connect.mutate(typed, { onSuccess: () => showToast({ text: t('connectedToast', { kind }) }) });
  };
  return {
    url,
    setUrl,
    key,
    setKey,
    send,
    problemOf: (field: string) => (failure?.field === field ? failure.message : undefined),
    /** A refusal that no field shows; null for none. */
    problem: connect.error && !isShown ? messageOf(connect.error) : null,
    isPending: connect.isPending,
  };
}
