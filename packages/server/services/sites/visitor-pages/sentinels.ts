import type { Endpoint } from '@veranda/contracts/endpoint';
import { type CallSentinel, callSentinels, sentinelWord } from '@veranda/contracts/sentinels';
import { refuse } from '@veranda/domain/refusal';
import type { SentinelAnswer } from '@veranda/server/platform/routing/visitor-hooks';
import type { ServerSettings } from '@veranda/server/platform/settings';

/** Parts of a request that are read. */
interface Asking {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const rows: Readonly<
  Record<CallSentinel, { readonly of: 'changes' | 'stock'; answer: () => SentinelAnswer }>
> = {
  [callSentinels.sessionOver]: { of: 'changes', answer: () => refuse('crumb-failed') },
  [callSentinels.tooOften]: { of: 'changes', answer: () => refuse('too-many-requests') },
  [callSentinels.refused]: { of: 'changes', answer: () => refuse('item-unavailable') },
  [callSentinels.unreadable]: { of: 'changes', answer: () => 'unreadable' },
  [callSentinels.away]: { of: 'changes', answer: () => refuse('unavailable') },
  [callSentinels.unanswered]: { of: 'changes', answer: () => 'unanswered' },
  [callSentinels.cutOff]: { of: 'changes', answer: () => 'cut-off' },
  [callSentinels.noStock]: { of: 'stock', answer: () => 'cut-off' },
};

/**
 * Answer to a call of a visitor's script whose page asks for it by its address; null for every other call,
 * and for every call where the server is not a developer's.
 */
export function sentinelOf(
  settings: Pick<ServerSettings, 'development'>,
  endpoint: Pick<Endpoint, 'host' | 'method' | 'name' | 'access'>,
  { headers }: Asking,
): SentinelAnswer | null {
  if (!settings.development || endpoint.host !== 'site' || endpoint.access.kind !== 'visitor') return null;
  // A form that was sent without script is answered by a page of its own.
  if (!String(headers['accept'] ?? '').startsWith('application/json')) return null;
  const word = wordOf(headers);
  const row = Object.hasOwn(rows, word) ? rows[word as CallSentinel] : null;
  const family = endpoint.method === 'GET' ? (endpoint.name === 'read-stock' ? 'stock' : '') : 'changes';
  return row?.of === family ? row.answer() : null;
}

function wordOf({ referer, host }: Asking['headers']): string {
  if (typeof referer !== 'string' || !URL.canParse(referer)) return '';
  const page = new URL(referer);
  return page.host === host ? (page.searchParams.get(sentinelWord) ?? '') : '';
}
