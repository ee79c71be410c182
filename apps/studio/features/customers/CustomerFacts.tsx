import type { CustomerDetail } from '@veranda/contracts/customers';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showMoney } from '../../format-money.ts';
import { rich, t } from './messages.ts';

/** Contact details of a customer, their spending, and the addresses of their parcels. */
export function CustomerFacts({ customer }: { readonly customer: CustomerDetail }) {
  return (
    <div className="ui-stack ui-stack--loose">
      <Panel title={t('contact')}>
        <div>
          <a className="customer-contact" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
          {customer.phone ? (
            <a className="customer-contact" href={`tel:${customer.phone}`}>
              {customer.phone}
            </a>
          ) : null}
        </div>
        <p>
          {rich('spentAmount', {
            amount: showMoney(customer.spent),
            strong: (children) => <strong>{children}</strong>,
          })}
        </p>
      </Panel>
      {customer.addresses.length > 0 ? (
        <Panel title={t('addresses', { count: customer.addresses.length })}>
          {customer.addresses.map((lines) => (
            <address key={lines.join('\n')} className="customer-address">
              {lines.map((line, index) => (
                <div key={`${String(index)}${line}`}>{line}</div>
              ))}
            </address>
          ))}
        </Panel>
      ) : null}
    </div>
  );
}
