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
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const deletion: TableColumn<ApiKey> = {
    key: 'actions',
    header: t('actions'),
    hideHeader: true,
    isEnd: true,
    mobileSlot: 'end',
    render: (key) => <DeleteButton name={key.name} onPress={() => setLeaving(key)} />,
  };
  const columns = [...facts, deletion];
  return (
    <>
      <DataTable label={t('apiKeys')} columns={columns} rows={keys} rowKey={({ id }) => id} />
      {leaving ? <DeleteKey apiKey={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

const facts: readonly TableColumn<ApiKey>[] = [
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
];

function DeleteButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const site = useSite();
  if (!mayWrite(site, 'people')) return null;
  return (
    <Button
      size="small"
      aria-label={t('deleteName', { name })}
      onPress={() => {
        tellClick('api-keys', 'delete');
        onPress();
      }}
    >
      {t('delete')}
    </Button>
  );
}
