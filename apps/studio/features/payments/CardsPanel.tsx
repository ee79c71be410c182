import type { PaymentSettings } from '@veranda/contracts/payments';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { formatMoment } from '../../format-moment.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ConnectStripe } from './ConnectStripe.tsx';
import { usePaymentActs } from './payment-queries.ts';
import { TestCards } from './TestCards.tsx';

/** Who takes the cards of the shop. */
export function CardsPanel({ settings }: { readonly settings: PaymentSettings }) {
  const { cards } = settings;
  return (
    <Panel
      title="Cards"
      note="Card numbers go from the buyer’s browser to Stripe. They never reach this studio or your site."
    >
      {cards.provider === 'stripe' ? <Connected settings={settings} /> : <NotConnected settings={settings} />}
    </Panel>
  );
}

function Connected({ settings }: { readonly settings: PaymentSettings }) {
  const site = useSite();
  const { cards } = settings;
  const { leave } = usePaymentActs(site.id);
  const [isLeaving, setLeaving] = useState(false);
  const end = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        setLeaving(false);
        showToast({ text: 'Stripe is disconnected' });
      },
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <>
      <div className="payment-account">
        <strong>Stripe{cards.accountName ? ` · ${cards.accountName}` : ''}</strong>
        <Badge tone={cards.testMode ? 'warn' : 'ok'}>{cards.testMode ? 'Test mode' : 'Live'}</Badge>
      </div>
      {cards.own ? (
        <p className="ui-help">
          Connected by {cards.connectedBy}
          {cards.connectedAt ? `, ${formatMoment(cards.connectedAt)}` : ''}. Key{' '}
          <code>{shortened(cards.publishableKey)}</code>
        </p>
      ) : (
        <p className="ui-help">The account of this server. Connect your own to be paid directly.</p>
      )}
      {cards.own && mayWrite(site, 'people') ? (
        <div>
          <Button variant="secondary" onPress={() => setLeaving(true)}>
            Disconnect
          </Button>
        </div>
      ) : null}
      {cards.own ? null : <ConnectStripe settings={settings} />}
      <ConfirmDialog
        title="Disconnect Stripe?"
        isOpen={isLeaving}
        confirmLabel="Disconnect"
        isDestructive
        isPending={leave.isPending}
        onConfirm={end}
        onCancel={() => setLeaving(false)}
      >
        Your shop takes no real cards until an account is connected again. Orders that were paid through
        Stripe can still be refunded.
      </ConfirmDialog>
    </>
  );
}

function NotConnected({ settings }: { readonly settings: PaymentSettings }) {
  return (
    <>
      <div className="payment-account">
        <strong>Test gateway</strong>
        <Badge tone="warn">Test mode</Badge>
      </div>
      <p className="ui-help">
        Buyers can go through the whole checkout, but no money moves. Connect Stripe to be paid.
      </p>
      <TestCards cards={settings.testCards} />
      <ConnectStripe settings={settings} />
    </>
  );
}

function shortened(key: string): string {
  return key.length > 18 ? `${key.slice(0, 12)}…${key.slice(-4)}` : key;
}
