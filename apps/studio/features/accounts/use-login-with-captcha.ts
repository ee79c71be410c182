import type { logIn } from '@veranda/contracts/accounts';
import { useState } from 'react';
import { isRefusal } from '../../api/call-failure.ts';
import type { CallInput } from '../../api/client.ts';
import { useLogIn } from '../../queries/session-queries.ts';

/**
 * A login that brings the proof of a person (decision 0093) and the code of a second factor once the server has asked
 * for them.
 */
export function useLoginWithCaptcha() {
  const login = useLogIn();
  const [isAsked, setAsked] = useState(false);
  const [captchaKey, setProof] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [code, setCode] = useState('');
  const send = (
    body: CallInput<typeof logIn>['body'],
    then: { readonly onSuccess: () => void; readonly onError?: () => void },
  ) =>
    login.mutate(
      {
        ...body,
        ...(captchaKey === '' ? {} : { captchaKey }),
        ...(code.trim() === '' ? {} : { code: code.trim() }),
      },
      {
        onSuccess: then.onSuccess,
        onError: (failure) => {
          // A proof is worth one guess.
          setProof('');
          if (isRefusal(failure, 'captcha-needed')) setAsked(true);
          if (isRefusal(failure, 'two-factor-needed')) setCodeAsked(true);
          if (!isCodeAsked) then.onError?.();
        },
      },
    );
  // That a code is asked for is no failure: its field says so.
  const failure = isRefusal(login.error, 'two-factor-needed') ? null : login.error;
  const codeField = isCodeAsked ? { value: code, onChange: setCode } : null;
  return { ...login, send, failure, isAsked, codeField, round: login.submittedAt, setProof };
}
