import type { ApiKey } from '@veranda/contracts/integrations';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { tellClick } from '../../api/interface-clicks.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { DeleteKey } from './DeleteKey.tsx';
import { scopesSummary } from './scope-levels.ts';
import { t } from './messages.ts';

/** The keys in use, with what each may do and when it was used. */
export function ApiKeyTable({ keys }: { readonly keys: readonly ApiKey[] }) {
  const site = useSite();
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const askFor = (key: ApiKey) => {
    tellClick('api-keys', 'delete');
    setLeaving(key);
  };
  const columns: readonly TableColumn<ApiKey>[] = [
    {
      key: 'name',
      header: t('name'),
      mobileSlot: 'title',
      render: ({ name, prefix }) => (
        <span className="integration-name">
          <strong>{name}</strong>
          <code className="ui-help">{t('vkPrefix', { prefix })}</code>
        </span>
      ),
    },
    {
      key: 'scopes',
      header: t('permissions'),
      mobileSlot: 'title',
      render: ({ scopes }) => scopesSummary(scopes),
    },
    {
      key: 'used',
      header: t('lastUsed'),
      mobileSlot: 'labelled',
      render: ({ lastUsedAt }) => (
        <span className="ui-muted">{lastUsedAt === null ? t('never') : formatDateTime(lastUsedAt)}</span>
      ),
    },
    {
      key: 'acts',
      header: t('actions'),
      hideHeader: true,
      isEnd: true,
      mobileSlot: 'end',
      render: (key) =>
        mayWrite(site, 'people') ? (
          <Button size="small" aria-label={t('deleteName', { name: key.name })} onPress={() => askFor(key)}>
            {t('delete')}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable label={t('apiKeys')} columns={columns} rows={keys} rowKey={({ id }) => id} />
      {leaving ? <DeleteKey apiKey={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
