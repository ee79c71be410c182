import { createHash } from 'node:crypto';
import type { ListOption } from '@veranda/domain/mailing-lists/list-choice';
import type { Outbound, OutboundAnswer, OutboundRequest } from '@veranda/server/platform/egress/outbound';
import type { AudienceMember, AudienceService, ServiceProblem } from './audience-service.ts';
import { later, never, outcomeOf, sent } from '@veranda/server/platform/webhook-deliveries/delivery-outcome';
import { deliveryReason } from '@veranda/server/platform/webhook-deliveries/delivery-reason';

/** The data centre at the end of a key: `…-us21`. */
const keyShape = /^[\w-]{1,200}-([a-z]{2,4}\d{1,3})$/;

/** Mailchimp's Marketing API 3.0 by an API key. `baseOf` gives the address of a data centre. */
export function createMailchimp(
  outbound: Outbound,
  baseOf = (centre: string): string => `https://${centre}.api.mailchimp.com/3.0`,
): AudienceService {
  const call = (key: string, request: MailchimpRequest) => send({ outbound, baseOf }, key, request);
  return {
    async account(key) {
      const answer = await call(key, { path: '/?fields=account_name' });
      const object = readObject(answer);
      if ('kind' in object) return object;
      const name = object.value['account_name'];
      return { kind: 'account', name: typeof name === 'string' && name !== '' ? name : 'Mailchimp' };
    },
    async lists(key) {
      const response = readObject(await call(key, { path: '/lists?fields=lists.id,lists.name&count=1000' }));
      if ('kind' in response) return response;
      const all: unknown = response.value['lists'];
      return { kind: 'lists', lists: Array.isArray(all) ? all.flatMap(optionOf) : [] };
    },
    async add(key, member) {
      const path = `/lists/${encodeURIComponent(member.listId)}/members/${subscriberHash(member.email)}`;
      const answer = await call(key, { method: 'PUT', path, body: JSON.stringify(bodyOf(member)) });
      if (answer === null) return never(deliveryReason('mailchimpKeyInvalid'));
      if (answer.kind === 'answered' && answer.status === 404)
        return never(deliveryReason('mailchimpListGone'));
      if (answer.kind === 'answered' && answer.status === 400) return refusedMember(answer.text);
      return outcomeOf('Mailchimp', answer);
    },
  };
}

interface MailchimpRequest extends Partial<Pick<OutboundRequest, 'method' | 'body'>> {
  readonly path: string;
}

// Null for a key that names no data centre.
async function send(
  { outbound, baseOf }: { readonly outbound: Outbound; readonly baseOf: (centre: string) => string },
  key: string,
  { path, ...more }: MailchimpRequest,
): Promise<OutboundAnswer | null> {
  const centre = keyShape.exec(key)?.[1];
  if (centre === undefined) return null;
  const authorization = `Basic ${Buffer.from(`veranda:${key}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return outbound.send({ method: 'GET', url: baseOf(centre) + path, headers, ...more });
}

/** Mailchimp names a member by the MD5 of the address in lower case. */
function subscriberHash(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex');
}

// `status_if_new` leaves whoever is there as they are: nobody who has left is put back.
function bodyOf({ email, name, doubleOptIn }: AudienceMember): object {
  const [first = '', ...last] = name.split(/\s+/);
  return {
    email_address: email,
    status_if_new: doubleOptIn ? 'pending' : 'subscribed',
    ...(name === '' ? {} : { merge_fields: { FNAME: first, LNAME: last.join(' ') } }),
  };
}

function refusedMember(text: string) {
  if (/Member In Compliance State|Forgotten Email/i.test(text)) return sent;
  return /Too Many|temporarily/i.test(text)
    ? later(deliveryReason('mailchimpBusy'))
    : never(deliveryReason('mailchimpRefused'));
}

function readObject(
  answer: OutboundAnswer | null,
): { readonly value: Readonly<Record<string, unknown>> } | ServiceProblem {
  if (answer === null) return { kind: 'refused' };
  if (answer.kind === 'problem') return { kind: 'away', reason: deliveryReason(answer.problem) };
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) return { kind: 'refused' };
  if (answer.status !== 200)
    return {
      kind: 'away',
      reason: deliveryReason('serviceStatus', { service: 'Mailchimp', status: answer.status }),
    };
  try {
    const value: unknown = JSON.parse(answer.text);
    if (typeof value === 'object' && value !== null) return { value: value as Record<string, unknown> };
  } catch {
    // Invalid JSON is handled below.
  }
  return { kind: 'away', reason: deliveryReason('mailchimpUnreadable') };
}

function optionOf(entry: unknown): ListOption[] {
  const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
}
