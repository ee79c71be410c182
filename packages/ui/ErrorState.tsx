import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { t } from './messages.ts';

interface ErrorStateProps {
  /** "Unable to load. Try again." unless something better is known (administration §8). */
  readonly message?: string | undefined;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Message about content that could not be loaded, with a retry button. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="ui-state ui-state--center" role="alert">
      <h2>{message ?? t('unableToLoadTryAgain')}</h2>
      {onRetry ? (
        <Button onPress={onRetry} isPending={isRetrying}>
          <RotateCw size={16} aria-hidden="true" />
          {t('tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
