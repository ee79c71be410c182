import type { ApiKey } from '@veranda/contracts/integrations';
import { Button } from '@veranda/ui/Button.tsx';
import { DataTable, type TableColumn } from '@veranda/ui/DataTable.tsx';
import { useState } from 'react';
import { tellClick } from '../../api/interface-clicks.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { DeleteKey } from './DeleteKey.tsx';
import { scopesText } from './scope-words.ts';

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
      header: 'Name',
      onPhone: 'lead',
      render: ({ name, prefix }) => (
        <span className="integration-name">
          <strong>{name}</strong>
          <code className="ui-help">vk_…{prefix}_…</code>
        </span>
      ),
    },
    { key: 'scopes', header: 'Permissions', onPhone: 'lead', render: ({ scopes }) => scopesText(scopes) },
    {
      key: 'used',
      header: 'Last used',
      onPhone: 'labelled',
      render: ({ lastUsedAt }) => (
        <span className="ui-muted">{lastUsedAt === null ? 'Never' : formatDateTime(lastUsedAt)}</span>
      ),
    },
    {
      key: 'acts',
      header: 'Actions',
      hideHeader: true,
      isEnd: true,
      onPhone: 'push',
      render: (key) =>
        mayWrite(site, 'people') ? (
          <Button size="small" aria-label={`Delete ${key.name}`} onPress={() => askFor(key)}>
            Delete
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable label="API keys" columns={columns} rows={keys} rowKey={({ id }) => id} />
      {leaving ? <DeleteKey apiKey={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
