import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

interface RestockTabsProps {
  readonly selected: 'waiting' | 'words';
  readonly children: ReactNode;
}

/** Tabs for the waiting visitors, and for the texts they get. */
export function RestockTabs({ selected, children }: RestockTabsProps) {
  const { slug } = useSite();
  const tabs = [
    { id: 'waiting', label: t('waiting'), href: paths.restock(slug) },
    { id: 'words', label: t('formText'), href: paths.restockWords(slug) },
  ];
  return (
    <Tabs label={t('backInStock')} selected={selected} tabs={tabs}>
      {children}
    </Tabs>
  );
}
