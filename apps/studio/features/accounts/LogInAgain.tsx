import { Dialog } from '@veranda/ui/Dialog.tsx';
import { useEffect, useState } from 'react';
import { sessionLost } from '../../api/session-loss.ts';
import { LogInForm } from './LogInForm.tsx';

/** Offers the log-in over the screen when a session has ended, so that what was typed stays where it is. */
export function LogInAgain({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => sessionLost.listen(() => setOpen(true)), []);
  return (
    <Dialog
      title="You have been logged out"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      isDismissable={false}
    >
      <p>Log in here to go on. Nothing you typed is lost.</p>
      <LogInForm email={email} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
