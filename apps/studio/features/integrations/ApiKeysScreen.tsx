import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { tellClick } from '../../api/interface-clicks.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { DevelopersFrame } from './DevelopersFrame.tsx';
import { ApiKeyTable } from './ApiKeyTable.tsx';
import { apiKeysQuery } from './integration-queries.ts';
import { LearnMore } from './LearnMore.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { t } from './messages.ts';

/** Keys that programs of others call the shop with. */
export function ApiKeysScreen() {
  const site = useSite();
  const [isMaking, setMaking] = useState(false);
  const startMaking = () => {
    tellClick('api-keys', 'create');
    setMaking(true);
  };
  const create = mayWrite(site, 'people') ? (
    <Button variant="primary" onPress={startMaking}>
      <Plus size={16} aria-hidden="true" />
      {t('createKey')}
    </Button>
  ) : undefined;
  return (
    <DevelopersFrame place="api-keys">
      <Keys create={create} />
      {isMaking ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
    </DevelopersFrame>
  );
}

function Keys({ create }: { readonly create: ReactNode }) {
  const keys = useQuery(apiKeysQuery(useSite().id));
  if (keys.isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="220px" />
      </div>
    );
  if (keys.isError) return <ErrorState message={messageOf(keys.error)} onRetry={() => void keys.refetch()} />;
  if (keys.data.keys.length === 0)
    return (
      <EmptyState title={t('noKeysYet')} actions={create}>
        {t('noKeysYetText')} <LearnMore />
      </EmptyState>
    );
  return (
    <Panel
      title={t('apiKeys')}
      note={
        <>
          {t('apiKeysText')} <LearnMore />
        </>
      }
      actions={create}
    >
      <ApiKeyTable keys={keys.data.keys} />
    </Panel>
  );
}
