import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { useContext } from 'react';
import { useRouteError } from 'react-router';
import { CallFailure } from '../api/call-failure.ts';
import { useTitle } from '../use-title.ts';
import { SiteContext } from './use-site.ts';
import { t } from './messages.ts';

/** Screen of a fault: a way on, and the words that help to find the cause. */
export function FaultScreen() {
  const fault = useRouteError();
  useTitle(t('somethingWentWrong'), useContext(SiteContext)?.title);
  const detail = fault instanceof CallFailure || fault instanceof Error ? fault.message : '';
  return (
    <main className="centred" role="alert">
      <EmptyState
        title={t('somethingWentWrong')}
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('somethingWentWrongText')}
        {detail ? <code className="fault-detail">{detail}</code> : null}
      </EmptyState>
    </main>
  );
}
