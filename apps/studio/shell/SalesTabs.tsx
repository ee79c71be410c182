import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useSite } from './use-site.ts';
import { t } from './messages.ts';

interface SalesTabsProps {
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

/** Tabs of the screens about sales. */
export function SalesTabs({ selected, children }: SalesTabsProps) {
  const { slug, rights } = useSite();
  const tabs = [
    { id: 'orders', label: t('orders'), href: paths.orders(slug) },
    { id: 'drafts', label: t('drafts'), href: paths.drafts(slug) },
    { id: 'customers', label: t('customers'), href: paths.customers(slug) },
    { id: 'subscriptions', label: t('subscriptions'), href: paths.subscriptions(slug) },
    { id: 'members', label: t('members'), href: paths.memberPlans(slug) },
    { id: 'donations', label: t('donations'), href: paths.donations(slug) },
    { id: 'gift-cards', label: t('giftCards'), href: paths.giftCards(slug) },
    ...((rights['discounts'] ?? 'none') === 'none'
      ? []
      : [{ id: 'discounts', label: t('discounts'), href: paths.discounts(slug) }]),
    { id: 'mails', label: t('emails'), href: paths.mailSettings(slug) },
  ];
  return (
    <Tabs label={t('sales')} selected={selected} tabs={tabs}>
      {children}
    </Tabs>
  );
}
