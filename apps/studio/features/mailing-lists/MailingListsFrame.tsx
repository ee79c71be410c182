import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { t } from './messages.ts';
import './mailing-lists.css';

interface MailingListsFrameProps {
  readonly tab: 'forms' | 'lists' | 'deliveries' | 'connections';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const titles = {
  forms: t('forms'),
  lists: t('mailingLists'),
  deliveries: t('deliveries'),
  connections: t('connectedAccounts'),
} as const;

/** The head and the tabs of where answers go. */
export function MailingListsFrame({ tab, actions, children }: MailingListsFrameProps) {
  const site = useSite();
  useTitle(titles[tab], site.title);
  const readsAnswers = (site.rights['answers'] ?? 'none') !== 'none';
  const tabs = [
    { id: 'forms', label: t('forms'), href: paths.forms(site.slug) },
    { id: 'lists', label: t('lists'), href: paths.mailingLists(site.slug) },
    { id: 'deliveries', label: t('deliveries'), href: paths.deliveries(site.slug) },
    { id: 'connections', label: t('accounts'), href: paths.connections(site.slug) },
  ].filter(({ id }) => id !== 'deliveries' || readsAnswers);
  return (
    <div className="ui-page">
      <PageHeader title={titles[tab]} actions={actions} />
      <Tabs label={t('formsAndLists')} selected={tab} tabs={tabs}>
        <div className="ui-stack">{children}</div>
      </Tabs>
    </div>
  );
}
