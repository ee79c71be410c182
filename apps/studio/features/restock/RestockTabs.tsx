import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';

export interface RestockTabsProps {
  readonly selected: 'waiting' | 'words';
  readonly children: ReactNode;
}

/** Those who wait, and what the shop says to them. */
export function RestockTabs({ selected, children }: RestockTabsProps) {
  const { slug } = useSite();
  const tabs = [
    { id: 'waiting', label: 'Waiting', href: paths.restock(slug) },
    { id: 'words', label: 'Form text', href: paths.restockWords(slug) },
  ];
  return (
    <Tabs label="Back in stock" selected={selected} tabs={tabs}>
      {children}
    </Tabs>
  );
}
