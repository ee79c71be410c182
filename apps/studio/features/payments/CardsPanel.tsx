import type { PaymentSettings } from '@veranda/contracts/payments';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ConnectStripe } from './ConnectStripe.tsx';
import { DisconnectStripe } from './DisconnectStripe.tsx';
import { TestCards } from './TestCards.tsx';

/** Who takes the cards of the shop. */
export function CardsPanel({ settings }: { readonly settings: PaymentSettings }) {
  return (
    <Panel
      title="Cards"
      note="Card numbers go straight from the customer’s browser to Stripe. They never reach your site."
    >
      {settings.cards.provider === 'stripe' ? (
        <Connected settings={settings} />
      ) : (
        <NotConnected settings={settings} />
      )}
    </Panel>
  );
}

function Connected({ settings }: { readonly settings: PaymentSettings }) {
  const site = useSite();
  const { cards } = settings;
  return (
    <>
      <div className="payment-account">
        <strong>Stripe{cards.accountName ? ` · ${cards.accountName}` : ''}</strong>
        <Badge tone={cards.testMode ? 'warn' : 'ok'}>{cards.testMode ? 'Test mode' : 'Live'}</Badge>
      </div>
      {cards.own ? (
        <p className="ui-help">
          Connected by {cards.connectedBy}
          {cards.connectedAt ? `, ${formatDateTime(cards.connectedAt)}` : ''}. Key{' '}
          <code>{shortened(cards.publishableKey)}</code>
        </p>
      ) : (
        <p className="ui-help">The account of this server. Connect your own to be paid directly.</p>
      )}
      {!cards.own ? <ConnectStripe webhookUrl={settings.webhookUrl} /> : null}
      {cards.own && mayWrite(site, 'people') ? <DisconnectStripe /> : null}
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
        Customers can go through the whole checkout, but no money is charged. Connect Stripe to get paid.
      </p>
      <TestCards cards={settings.testCards} />
      <ConnectStripe webhookUrl={settings.webhookUrl} />
    </>
  );
}

function shortened(key: string): string {
  return key.length > 18 ? `${key.slice(0, 12)}…${key.slice(-4)}` : key;
}
