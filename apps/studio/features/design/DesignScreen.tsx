import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { DesignEditor } from './DesignEditor.tsx';
import { designPanels, isDesignPanel } from './design-panels.ts';
import { designQuery } from './use-design.ts';
import { t } from './messages.ts';
import './design.css';

/** The design of the site beside its home page. */
export function DesignScreen() {
  const site = useSite();
  const { panel = 'colors' } = useParams();
  useTitle(designPanels.find(({ id }) => id === panel)?.label ?? t('design'), site.title);
  const query = useQuery(designQuery(site.id));
  if (!isDesignPanel(panel)) return <NotFoundScreen />;
  if (query.isError && !query.data)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <div className="ui-page" role="status" aria-label={t('loading')}>
        <Skeleton width="240px" height="32px" />
        <Skeleton height="420px" />
      </div>
    );
  return <DesignEditor key={query.dataUpdatedAt} design={query.data} panel={panel} />;
}
