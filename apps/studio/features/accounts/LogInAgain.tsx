import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type LoginReason, sessionLost } from '../../api/session-loss.ts';
import { laterPart } from '../../later-part.ts';
import { t } from './messages.ts';

const ConfirmForm = laterPart(() => import('./ConfirmForm.tsx').then((file) => file.ConfirmForm));
const LogInForm = laterPart(() => import('./LogInForm.tsx').then((file) => file.LogInForm));

const messages = {
  lost: { title: t('youHaveBeenLoggedOut'), text: t('logInToContinue') },
  stale: {
    title: t('confirmYourPassword'),
    text: t('confirmPasswordReason'),
  },
} as const;

/**
 * Milliseconds after which what was typed before the login was closed has been sent (autosave): that it is refused tells
 * nothing new to somebody who has just closed it.
 */
const underWay = 1_000;

/** Offers the login over the screen when a call wants one, so that what was typed stays where it is. */
export function LogInAgain({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<LoginReason>('lost');
  const waiting = useRef<((hasLoggedIn: boolean) => void)[]>([]);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const { current } = waiting;
    const end = sessionLost.listen((why, answer, at) => {
      if (at < closedAt.current + underWay) return;
      current.push(answer);
      setReason(why);
      setOpen(true);
    });
    return () => {
      end();
      for (const answer of current.splice(0)) answer(false);
    };
  }, []);
  const close = (hasLoggedIn: boolean) => {
    setOpen(false);
    closedAt.current = performance.now();
    for (const answer of waiting.current.splice(0)) answer(hasLoggedIn);
    if (hasLoggedIn) sessionLost.restore();
  };
  return (
    <Dialog title={messages[reason].title} isOpen={isOpen} onClose={() => close(false)} isDismissable={false}>
      <p>{messages[reason].text}</p>
      <Suspense fallback={<Skeleton height="160px" />}>
        {reason === 'stale' ? (
          <ConfirmForm email={email} onDone={() => close(true)} />
        ) : (
          <LogInForm email={email} isOverlay onDone={() => close(true)} />
        )}
      </Suspense>
    </Dialog>
  );
}
