import type { PreferenceNamespace, Preferences } from '@veranda/contracts/commerce-preferences';
import type { Endpoint } from '@veranda/contracts/endpoint';
import { sameJson } from '../same-json.ts';
import { call, type CallInput } from './client.ts';
import { reportFailure } from './report-failure.ts';

/** The preferences of a namespace (administration §7). */
export function readPreferences<Name extends PreferenceNamespace>(
  websiteId: string,
  namespace: Name,
  signal?: AbortSignal,
): Promise<Preferences<Name>> {
  const endpoint = endpointOf(namespace, 'GET');
  const input = { query: { websiteId }, ...(signal ? { signal } : {}) } as CallInput<Endpoint>;
  return reported(call(endpoint, input) as Promise<Preferences<Name>>);
}

/**
 * Saves the preferences that have changed since they were read; where none has, nothing is sent (administration §7). A
 * failure is reported and thrown again (administration §8).
 */
export function savePreferences<Name extends PreferenceNamespace>(
  websiteId: string,
  namespace: Name,
  { before, after }: { readonly before: Preferences<Name>; readonly after: Preferences<Name> },
): Promise<Preferences<Name>> {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([key, value]) => !sameJson(known[key], value));
  if (changed.length === 0) return Promise.resolve(before);
  const endpoint = endpointOf(namespace, 'PUT');
  const input = { query: { websiteId }, body: Object.fromEntries(changed) } as CallInput<Endpoint>;
  return reported(call(endpoint, input) as Promise<Preferences<Name>>);
}

// The contracts are made by a function, so that a build cannot leave their schemas out: what a call needs stands here.
function endpointOf(namespace: PreferenceNamespace, method: 'GET' | 'PUT'): Endpoint {
  const path = `/api/v1/commerce-preferences/${namespace}`;
  return { method, path, crumb: method === 'GET' ? 'none' : 'required' } as Endpoint;
}

async function reported<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) reportFailure(fault);
    throw fault;
  }
}
