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
      Create key
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
      <div role="status" aria-label="Loading">
        <Skeleton height="220px" />
      </div>
    );
  if (keys.isError) return <ErrorState message={messageOf(keys.error)} onRetry={() => void keys.refetch()} />;
  if (keys.data.keys.length === 0)
    return (
      <EmptyState title="No keys yet" actions={create}>
        Use an API key to let other software, such as a warehouse, point-of-sale or accounting system, read
        and change orders, products and stock. <LearnMore />
      </EmptyState>
    );
  return (
    <Panel
      title="API keys"
      note={
        <>
          Anyone who has a key can use its permissions without logging in. <LearnMore />
        </>
      }
      actions={create}
    >
      <ApiKeyTable keys={keys.data.keys} />
    </Panel>
  );
}
