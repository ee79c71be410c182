import type { Subscriber } from '@veranda/contracts/mailing-lists';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { ErasePerson } from './ErasePerson.tsx';
import { mayChangePeople } from './list-rights.ts';
import { subscriberBadges } from './list-badges.ts';
import { SubscriberActions } from './SubscriberActions.tsx';
import { SuppressPerson } from './SuppressPerson.tsx';
import { t } from './messages.ts';

const columns: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    header: t('address'),
    mobileSlot: 'title',
    render: (person) => (
      <span className="subscriber">
        <strong>{person.email}</strong>
        {person.name === '' ? null : <span className="ui-muted">{person.name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    header: t('status'),
    render: ({ state }) => <Badge tone={subscriberBadges[state].tone}>{subscriberBadges[state].label}</Badge>,
  },
  {
    key: 'source',
    header: t('source'),
    render: ({ source }) => <span className="ui-muted">{source}</span>,
  },
  {
    key: 'since',
    header: t('since'),
    render: ({ createdAt }) => <span className="ui-muted">{formatDateTime(createdAt)}</span>,
  },
];

/** People on a list, the newest first. */
export function SubscriberTable({ people }: { readonly people: readonly Subscriber[] }) {
  const site = useSite();
  const [suppressed, setSuppressed] = useState<Subscriber | null>(null);
  const [erased, setErased] = useState<Subscriber | null>(null);
  const actions: TableColumn<Subscriber> = {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (person) => <SubscriberActions person={person} onSuppress={setSuppressed} onErase={setErased} />,
  };
  const shown = mayChangePeople(site) ? [...columns, actions] : columns;
  return (
    <>
      <DataTable label={t('subscribers')} columns={shown} rows={people} rowKey={(person) => person.id} />
      {suppressed ? <SuppressPerson person={suppressed} onClose={() => setSuppressed(null)} /> : null}
      {erased ? <ErasePerson email={erased.email} onClose={() => setErased(null)} /> : null}
    </>
  );
}
