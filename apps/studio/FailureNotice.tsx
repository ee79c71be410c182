import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from './api/call-failure.ts';
import { t } from './messages.ts';

interface FailureNoticeProps {
  readonly failure: unknown;
  /** Without it there is nothing to press. */
  readonly onRetry?: (() => void) | undefined;
}

/** Notice of a failure, above content that is still there to be used. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const retry = onRetry ? (
    <Button size="small" onPress={onRetry}>
      {t('tryAgain')}
    </Button>
  ) : undefined;
  return (
    <Notice tone="danger" action={retry}>
      {messageOf(failure)}
    </Notice>
  );
}
