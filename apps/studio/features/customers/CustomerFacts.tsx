import type { CustomerDetail } from '@veranda/contracts/customers';
import { Panel } from '@veranda/ui/Panel.tsx';
import { showMoney } from '../../format-money.ts';

/** How to reach a customer, what was spent, and where parcels went. */
export function CustomerFacts({ customer }: { readonly customer: CustomerDetail }) {
  return (
    <div className="ui-stack ui-stack--loose">
      <Panel title="Contact">
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
          Spent <strong>{showMoney(customer.spent)}</strong>
        </p>
      </Panel>
      {customer.addresses.length > 0 ? (
        <Panel title={customer.addresses.length === 1 ? 'Address' : 'Addresses'}>
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
