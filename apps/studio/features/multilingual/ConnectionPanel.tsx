import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { statusQuery, useLanguageMutations } from './multilingual-queries.ts';

/** The connection to a translation service, and what it is at. */
export function ConnectionPanel() {
  const { id } = useSite();
  const { data } = useQuery(statusQuery(id));
  const { disconnect } = useLanguageMutations(id);
  if (!data) return null;
  const { status, done, total } = data;
  return (
    <Panel title={t('service')}>
      <p role="status">{status === 'not-connected' ? t('notConnected') : t(status, { done, total })}</p>
      {status === 'not-connected' ? null : (
        <div className="ui-row">
          <Button isPending={disconnect.isPending} onPress={() => disconnect.mutate()}>
            {t('disconnect')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
