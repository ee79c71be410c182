import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { t } from './messages.ts';

/** Pages or folders to choose from that could not be fetched (administration §8). */
export function CollectionsFault({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState message={t('unableToLoadCollections')} onRetry={onRetry} />;
}
