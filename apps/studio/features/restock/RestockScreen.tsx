import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { RestockActions } from './RestockActions.tsx';
import { RestockList } from './RestockList.tsx';
import { RestockTabs } from './RestockTabs.tsx';
import { useRestock } from './use-restock.ts';
import { t } from './messages.ts';
import './restock.css';

/** Sign-ups for sold-out variants: each is notified once when it is back. */
export function RestockScreen() {
  const site = useSite();
  useTitle(t('backInStock'), site.title);
  const restock = useRestock();
  return (
    <div className="ui-page">
      <PageHeader title={t('backInStock')} actions={<RestockActions restock={restock} />} />
      <RestockTabs selected="waiting">
        <RestockList restock={restock} />
      </RestockTabs>
    </div>
  );
}
