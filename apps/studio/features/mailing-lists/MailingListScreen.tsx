import { exportSubscribers } from '@veranda/contracts/mailing-lists';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { ErasePerson } from './ErasePerson.tsx';
import { mayChangePeople } from './list-rights.ts';
import { ListedSubscribers } from './ListedSubscribers.tsx';
import { SubscriberFilters } from './SubscriberFilters.tsx';
import { useSubscriberList } from './use-subscriber-list.ts';
import { t } from './messages.ts';
import './mailing-lists.css';

/** Subscribers of a list: searched, counted, exported and removed. */
export function MailingListScreen() {
  const site = useSite();
  const shown = useSubscriberList();
  const { people } = shown;
  const list = people.data?.list;
  useTitle(list?.name ?? t('list'), site.title);
  return (
    <div className="ui-page">
      <PageHeader
        title={list?.name ?? t('list')}
        back={{ href: paths.mailingLists(site.slug), label: t('lists') }}
        actions={list && !shown.isFirstUse ? <MailingListActions id={shown.id} /> : undefined}
      >
        {list ? <p>{t('peopleSubscribed', { count: list.counts.subscribed })}</p> : null}
      </PageHeader>
      {shown.isFirstUse || !list ? null : <SubscriberFilters list={shown} />}
      {people.isError && people.data ? (
        <FailureNotice failure={people.error} onRetry={() => void people.refetch()} />
      ) : null}
      <ListedSubscribers list={shown} />
    </div>
  );
}

function MailingListActions({ id }: { readonly id: string }) {
  const site = useSite();
  const [isErasing, setErasing] = useState(false);
  const file = addressOf(exportSubscribers, { params: { site: site.id, list: id } });
  return (
    <>
      {mayChangePeople(site) ? (
        <Button onPress={() => setErasing(true)}>
          <UserX size={16} aria-hidden="true" />
          {t('deleteAPersonsData')}
        </Button>
      ) : null}
      <LinkButton href={file} download>
        <Download size={16} aria-hidden="true" />
        {t('exportAsCsv')}
      </LinkButton>
      {isErasing ? <ErasePerson email="" onClose={() => setErasing(false)} /> : null}
    </>
  );
}
