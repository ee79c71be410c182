import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from './api/call-failure.ts';

export interface FailureNoticeProps {
  readonly failure: unknown;
  /** Without it there is nothing to press. */
  readonly onRetry?: (() => void) | undefined;
}

/** What went wrong, above content that is still there to be used. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const retry = onRetry ? (
    <Button size="small" onPress={onRetry}>
      Try again
    </Button>
  ) : undefined;
  return (
    <Notice tone="danger" action={retry}>
      {messageOf(failure)}
    </Notice>
  );
}
