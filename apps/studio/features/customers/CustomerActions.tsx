import { exportCustomer } from '@veranda/contracts/customers';
import type { CustomerDetail } from '@veranda/contracts/customers';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { EraseCustomer } from './EraseCustomer.tsx';
import { t } from './messages.ts';

/** Hands a customer's data out, and takes them out of the shop. */
export function CustomerActions({ customer }: { readonly customer: CustomerDetail }) {
  const site = useSite();
  const [asks, setAsks] = useState(false);
  const file = addressOf(exportCustomer, { params: { site: site.id, customer: customer.id } });
  return (
    <>
      <Button onPress={() => location.assign(file)}>{t('exportData')}</Button>
      {mayWrite(site, 'orders') ? (
        <Button variant="danger" onPress={() => setAsks(true)}>
          {t('delete')}
        </Button>
      ) : null}
      {asks ? <EraseCustomer customer={customer} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
