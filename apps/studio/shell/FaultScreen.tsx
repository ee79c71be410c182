import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { useRouteError } from 'react-router';
import { CallFailure } from '../api/call-failure.ts';
import { useTitle } from '../use-title.ts';

/** What a screen shows when it broke: a way on, and the words that help to find the cause. */
export function FaultScreen() {
  const fault = useRouteError();
  useTitle('Something went wrong');
  const detail = fault instanceof CallFailure || fault instanceof Error ? fault.message : '';
  return (
    <main className="centred" role="alert">
      <EmptyState
        title="Something went wrong"
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Your saved work is safe. Reload the page to continue.
        {detail ? <code className="fault-detail">{detail}</code> : null}
      </EmptyState>
    </main>
  );
}
