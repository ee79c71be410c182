import { createBreaker } from './breaker.ts';

/** A `fetch` that reaches one configured provider and nothing else. */
export type ProviderFetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

const limits = { failures: 5, pause: 5_000 };

/**
 * Makes a `fetch` for the provider at `origin`, which the operator configures. It follows no redirect, and
 * while the provider does not answer at all it fails at once instead of letting everybody wait.
 */
export function createProviderFetch(origin: string, now: () => number): ProviderFetch {
  const breaker = createBreaker(now, limits);
  return async (address, init = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    if (url.origin !== new URL(origin).origin) throw new Error(`${url.origin} is not the provider`);
    if (!breaker.allows()) throw new Error('the provider is away');
    try {
      const answer = await fetch(url, { ...init, redirect: 'error' });
      if (answer.status >= 500) breaker.failed();
      else breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };
}
