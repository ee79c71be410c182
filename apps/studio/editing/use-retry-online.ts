import { useEffect, useRef } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import type { Saving } from './use-saving.ts';

interface RetryOnlineInput {
  readonly saving: Pick<Saving, 'isDirty' | 'isSaving' | 'failure'>;
  readonly save: () => Promise<boolean>;
}

/**
 * Saves once more when the connection is back, where it was the connection that kept a document from being
 * saved.
 */
export function useRetryOnline({ saving, save }: RetryOnlineInput): void {
  const isWaiting =
    saving.isDirty &&
    !saving.isSaving &&
    saving.failure instanceof CallFailure &&
    saving.failure.status === 0;
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void newest.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isWaiting]);
}
