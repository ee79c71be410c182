import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { StripeKeysForm } from './StripeKeysForm.tsx';

/** The way to an account of one's own at Stripe. */
export function ConnectStripe({ webhookUrl }: { readonly webhookUrl: string }) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(site, 'people'))
    return <p className="ui-help">Who may handle keys can connect a Stripe account.</p>;
  if (isOpen) return <StripeKeysForm webhookUrl={webhookUrl} close={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Connect Stripe
      </Button>
    </div>
  );
}
