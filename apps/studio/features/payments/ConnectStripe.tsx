import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { StripeKeysForm } from './StripeKeysForm.tsx';
import { t } from './messages.ts';

/** The way to an account of one's own at Stripe. */
export function ConnectStripe({ webhookUrl }: { readonly webhookUrl: string }) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (!mayWrite(site, 'people')) return <p className="ui-help">{t('stripeNeedsRight')}</p>;
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  if (isOpen) return <StripeKeysForm webhookUrl={webhookUrl} close={close} />;
  return (
    <div>
      <Button variant="primary" autoFocus={wasOpen} onPress={() => setOpen(true)}>
        {t('connectStripe')}
      </Button>
    </div>
  );
}
