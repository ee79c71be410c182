import type { PaymentSettings } from '@veranda/contracts/payments';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ConnectStripe } from './ConnectStripe.tsx';
import { DisconnectStripe } from './DisconnectStripe.tsx';
import { TestCards } from './TestCards.tsx';
import { rich, t } from './messages.ts';

/** Provider of card payments. */
export function CardsPanel({ settings }: { readonly settings: PaymentSettings }) {
  return (
    <Panel title={t('cards')} note={t('cardsNote')}>
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
  const connection = {
    person: cards.connectedBy,
    key: shortened(cards.publishableKey),
    code: (children: ReactNode) => <code>{children}</code>,
  };
  return (
    <>
      <div className="payment-account">
        <strong>
          {cards.accountName ? t('stripeAccount', { account: cards.accountName }) : t('stripe')}
        </strong>
        <Badge tone={cards.testMode ? 'warn' : 'ok'}>{cards.testMode ? t('testMode') : t('live')}</Badge>
      </div>
      {cards.own ? (
        <p className="ui-help">
          {cards.connectedAt
            ? rich('connectedByOn', { ...connection, date: formatDateTime(cards.connectedAt) })
            : rich('connectedBy', connection)}
        </p>
      ) : (
        <p className="ui-help">{t('serverAccountText')}</p>
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
        <strong>{t('testGateway')}</strong>
        <Badge tone="warn">{t('testMode')}</Badge>
      </div>
      <p className="ui-help">{t('testGatewayText')}</p>
      <TestCards cards={settings.testCards} />
      <ConnectStripe webhookUrl={settings.webhookUrl} />
    </>
  );
}

function shortened(key: string): string {
  return key.length > 18 ? `${key.slice(0, 12)}…${key.slice(-4)}` : key;
}
