import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';

/** A refusal is final; what did not arrive or broke is tried twice more. */
function shouldRetry(count: number, fault: Error): boolean {
  if (fault instanceof CallFailure && fault.status > 0 && fault.status < 500) return false;
  return count < 2;
}

/** The cache of what was read from the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: shouldRetry, retryDelay: 600 } },
});
