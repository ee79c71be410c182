import { Dialog } from '@veranda/ui/Dialog.tsx';
import { useEffect, useState } from 'react';
import { type LoginReason, sessionLost } from '../../api/session-loss.ts';
import { LogInForm } from './LogInForm.tsx';

const words = {
  lost: { title: 'You have been logged out', text: 'Log in here to go on. Nothing you typed is lost.' },
  stale: {
    title: 'Log in again',
    text: 'Your last login was a while ago. Log in again, then repeat what you were doing.',
  },
} as const;

/** Offers the log-in over the screen when a call wants one, so that what was typed stays where it is. */
export function LogInAgain({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<LoginReason>('lost');
  useEffect(
    () =>
      sessionLost.listen((why) => {
        setReason(why);
        setOpen(true);
      }),
    [],
  );
  return (
    <Dialog title={words[reason].title} isOpen={isOpen} onClose={() => setOpen(false)} isDismissable={false}>
      <p>{words[reason].text}</p>
      <LogInForm email={email} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
