import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useSite } from './use-site.ts';

export interface SalesTabsProps {
  readonly selected:
    | 'orders'
    | 'drafts'
    | 'customers'
    | 'subscriptions'
    | 'members'
    | 'donations'
    | 'gift-cards'
    | 'discounts'
    | 'mails';
  readonly children: ReactNode;
}

/** What was sold and to whom. */
export function SalesTabs({ selected, children }: SalesTabsProps) {
  const { slug, rights } = useSite();
  const tabs = [
    { id: 'orders', label: 'Orders', href: paths.orders(slug) },
    { id: 'drafts', label: 'Drafts', href: paths.drafts(slug) },
    { id: 'customers', label: 'Customers', href: paths.customers(slug) },
    { id: 'subscriptions', label: 'Subscriptions', href: paths.subscriptions(slug) },
    { id: 'members', label: 'Members', href: paths.memberPlans(slug) },
    { id: 'donations', label: 'Donations', href: paths.donations(slug) },
    { id: 'gift-cards', label: 'Gift cards', href: paths.giftCards(slug) },
    ...((rights['discounts'] ?? 'none') === 'none'
      ? []
      : [{ id: 'discounts', label: 'Discounts', href: paths.discounts(slug) }]),
    { id: 'mails', label: 'E-mails', href: paths.notifications(slug) },
  ];
  return (
    <Tabs label="Sales" selected={selected} tabs={tabs}>
      {children}
    </Tabs>
  );
}
