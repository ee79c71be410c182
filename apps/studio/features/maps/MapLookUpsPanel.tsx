import { useQuery } from '@tanstack/react-query';
import { type MapLookUps, readMapLookUps } from '@veranda/contracts/maps';
import { DataTable } from '@veranda/ui/DataTable.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { call } from '../../api/client.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

type Context = MapLookUps['contexts'][number];

/** Searches for places of this month by where they were made, since a provider may take money for them. */
export function MapLookUpsPanel() {
  const { id: site } = useSite();
  const { data, error, refetch } = useQuery({
    queryKey: ['site', site, 'map-look-ups'],
    queryFn: ({ signal }) => call(readMapLookUps, { params: { site }, signal }),
  });
  return (
    <Panel title={t('mapLookUps')} note={t('mapLookUpsNote')}>
      {error ? <FailureNotice failure={error} onRetry={() => void refetch()} /> : null}
      {data ? <Counts contexts={data.contexts} /> : error ? null : <Skeleton height="64px" />}
    </Panel>
  );
}

function Counts({ contexts }: { readonly contexts: readonly Context[] }) {
  if (contexts.length === 0) return <p className="ui-muted">{t('noLookUps')}</p>;
  return (
    <DataTable
      label={t('mapLookUps')}
      rows={contexts}
      rowKey={keyOf}
      columns={[
        { key: 'context', header: t('usedIn'), render: nameOf, mobileSlot: 'title' },
        {
          key: 'asked',
          header: t('answeredByProvider'),
          render: ({ asked }) => asked,
          isEnd: true,
          mobileSlot: 'labelled',
        },
        {
          key: 'cached',
          header: t('repeated'),
          render: ({ cached }) => cached,
          isEnd: true,
          mobileSlot: 'labelled',
        },
      ]}
    />
  );
}

function keyOf({ call: name, productPage, productSection }: Context): string {
  return `${name} ${productPage} ${productSection}`;
}

const names: Readonly<Record<string, string>> = {
  'page-editor': t('pageEditor'),
  'item-editor': t('itemEditor'),
  'map-block': t('mapBlock'),
  'event-location': t('eventLocation'),
  other: t('elsewhere'),
  missing: t('unknown'),
};

function nameOf({ call: name, productPage, productSection }: Context): string {
  return t('lookUpOf', {
    call: t(name),
    page: names[productPage] ?? productPage,
    section: names[productSection] ?? productSection,
  });
}
