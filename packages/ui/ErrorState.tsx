import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

export interface ErrorStateProps {
  /** "Unable to load. Try again." unless something better is known (administration §8). */
  readonly message?: string | undefined;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** What could not be loaded, with a way to try again. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="ui-state ui-state--center" role="alert">
      <h2>{message ?? 'Unable to load. Try again.'}</h2>
      {onRetry ? (
        <Button onPress={onRetry} isPending={isRetrying}>
          <RotateCw size={16} aria-hidden="true" />
          Try again
        </Button>
      ) : null}
    </div>
  );
}
