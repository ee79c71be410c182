import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { RestockActions } from './RestockActions.tsx';
import { RestockList } from './RestockList.tsx';
import { RestockTabs } from './RestockTabs.tsx';
import { useRestock } from './use-restock.ts';
import './restock.css';

/** Who waits for what is sold out: told when it is back, each once. */
export function RestockScreen() {
  const site = useSite();
  useTitle('Back in stock', site.title);
  const restock = useRestock();
  return (
    <div className="ui-page">
      <PageHeader title="Back in stock" actions={<RestockActions restock={restock} />} />
      <RestockTabs selected="waiting">
        <RestockList restock={restock} />
      </RestockTabs>
    </div>
  );
}
