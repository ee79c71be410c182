import type { Subscriber } from '@veranda/contracts/lists';
import { Badge } from '@veranda/ui/Badge.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { ErasePerson } from './ErasePerson.tsx';
import { mayChangePeople } from './list-rights.ts';
import { subscriberWords } from './list-words.ts';
import { SubscriberActions } from './SubscriberActions.tsx';
import { SuppressPerson } from './SuppressPerson.tsx';

const columns: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    header: 'Address',
    onPhone: 'lead',
    render: (person) => (
      <span className="subscriber">
        <strong>{person.email}</strong>
        {person.name === '' ? null : <span className="ui-muted">{person.name}</span>}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    render: ({ state }) => <Badge tone={subscriberWords[state].tone}>{subscriberWords[state].label}</Badge>,
  },
  {
    key: 'source',
    header: 'Source',
    render: ({ source }) => <span className="ui-muted">{source}</span>,
  },
  {
    key: 'since',
    header: 'Since',
    render: ({ createdAt }) => <span className="ui-muted">{formatDateTime(createdAt)}</span>,
  },
];

/** People on a list, the newest first. */
export function SubscriberTable({ people }: { readonly people: readonly Subscriber[] }) {
  const site = useSite();
  const [suppressed, setSuppressed] = useState<Subscriber | null>(null);
  const [erased, setErased] = useState<Subscriber | null>(null);
  const actions: TableColumn<Subscriber> = {
    key: 'acts',
    header: 'Actions',
    hideHeader: true,
    isEnd: true,
    onPhone: 'push',
    render: (person) => <SubscriberActions person={person} onSuppress={setSuppressed} onErase={setErased} />,
  };
  const shown = mayChangePeople(site) ? [...columns, actions] : columns;
  return (
    <>
      <DataTable label="Subscribers" columns={shown} rows={people} rowKey={(person) => person.id} />
      {suppressed ? <SuppressPerson person={suppressed} onClose={() => setSuppressed(null)} /> : null}
      {erased ? <ErasePerson email={erased.email} onClose={() => setErased(null)} /> : null}
    </>
  );
}
