import type { logIn } from '@veranda/contracts/accounts';
import { useState } from 'react';
import { isRefusal } from '../../api/call-failure.ts';
import type { CallInput } from '../../api/client.ts';
import { useLogIn } from '../../queries/session-queries.ts';

/** A login that brings the proof of a person once the server has asked for it (decision 0093). */
export function useLoginWithCaptcha() {
  const login = useLogIn();
  const [isAsked, setAsked] = useState(false);
  const [captchaKey, setProof] = useState('');
  const send = (
    body: CallInput<typeof logIn>['body'],
    then: { readonly onSuccess: () => void; readonly onError?: () => void },
  ) =>
    login.mutate(captchaKey === '' ? body : { ...body, captchaKey }, {
      onSuccess: then.onSuccess,
      onError: (failure) => {
        // A proof is worth one guess.
        setProof('');
        if (isRefusal(failure, 'captcha-needed')) setAsked(true);
        then.onError?.();
      },
    });
  return { ...login, send, isAsked, round: login.submittedAt, setProof };
}
