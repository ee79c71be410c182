import { createHash } from 'node:crypto';
import {
  findList,
  isSuppressed,
  lockSubscriberByEmail,
  type SubscriberRecord,
} from '@veranda/db/mailing-lists/reader';
import { insertSubscriber, updateSubscriber } from '@veranda/db/mailing-lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import {
  isSubscriberState,
  nextSubscriberState,
  type SubscriberEvent,
  type SubscriberState,
} from '@veranda/domain/mailing-lists/subscriber-states';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { SitesDeps } from '../deps.ts';

/** Somebody who signs up for a list. */
export interface SignUp {
  readonly listId: string;
  readonly email: string;
  readonly name: string;
  /** Source of the sign-up, for the owner: the name of the form. */
  readonly source: string;
  /** True when it must be confirmed by mail; a list may ask for that on its own. */
  readonly doubleOptIn: boolean;
}

/**
 * Message for the visitor: a mail with a question was sent, or they are on the list. It does not reveal who
 * was on the list before.
 */
interface SignedUp {
  readonly outcome: 'asked' | 'subscribed';
}

/**
 * Milliseconds before the same address is asked by mail once more: nobody's inbox is filled by a form of
 * ours.
 */
const askAgainAfter = 10 * 60_000;

type SignUpDeps = Pick<SitesDeps, 'newId' | 'now' | 'random'>;

/**
 * Signs somebody up for a list of the site: any number of times, and two at once, give one row and one mail.
 */
export async function subscribe(
  deps: SignUpDeps,
  tx: SiteTransaction,
  given: SignUp,
): Promise<SignedUp | Refusal> {
  const list = await findList(tx, given.listId);
  if (!list) return refuse('unknown-list', { field: 'listId' });
  const email = given.email.trim();
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  const isAsked = list.doubleOptIn || given.doubleOptIn;
  const suppressed = await isSuppressed(tx, hashOfEmail(email));
  const event = suppressed ? 'suppress' : isAsked ? 'ask' : 'sign-up';
  const state = await enter(deps, tx, { ...given, email, event });
  return { outcome: isAsked || state === 'pending' ? 'asked' : 'subscribed' };
}

type Entering = SignUp & { readonly event: SubscriberEvent };

async function enter(deps: SignUpDeps, tx: SiteTransaction, given: Entering): Promise<SubscriberState> {
  const first = nextSubscriberState('absent', given.event) ?? 'pending';
  const added = await insertSubscriber(tx, {
    id: deps.newId(),
    listId: given.listId,
    email: given.email,
    name: given.name.trim().slice(0, 200),
    source: given.source.slice(0, 200),
    state: first,
    secret: deps.random(32),
    askedAt: null,
    confirmedAt: null,
    createdAt: new Date(deps.now()),
    changedAt: new Date(deps.now()),
  });
  if (added) {
    await leaveMail(deps, tx, { person: added, before: 'absent', after: first });
    return first;
  }
  const person = await lockSubscriberByEmail(tx, given);
  if (!person) throw new Error('a subscriber was erased while signing up');
  return comeAgain(deps, tx, { person, given });
}

async function comeAgain(
  deps: SignUpDeps,
  tx: SiteTransaction,
  { person, given }: { readonly person: SubscriberRecord; readonly given: Entering },
): Promise<SubscriberState> {
  const before = stateOf(person);
  const after = nextSubscriberState(before, given.event) ?? before;
  const comesBack = before === 'unsubscribed' && after === 'pending';
  const renewed = {
    ...person,
    state: after,
    round: person.round + (comesBack ? 1 : 0),
    askedAt: comesBack ? null : person.askedAt,
  };
  const key = { id: person.id };
  if (after !== before)
    await updateSubscriber(tx, key, {
      state: after,
      round: renewed.round,
      askedAt: renewed.askedAt,
      changedAt: new Date(deps.now()),
    });
  if (person.name === '' && given.name.trim() !== '')
    await updateSubscriber(tx, key, { name: given.name.trim().slice(0, 200) });
  await leaveMail(deps, tx, { person: renewed, before, after });
  return after;
}

/** A change of somebody's state. */
interface StateChange {
  readonly person: SubscriberRecord;
  readonly before: SubscriberState | 'absent';
  readonly after: SubscriberState;
}

/** Leaves the mail that a change asks for: the question to a pending subscriber, a welcome to a new one. */
export async function leaveMail(
  deps: Pick<SitesDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { person, before, after }: StateChange,
): Promise<void> {
  const now = new Date(deps.now());
  if (after === 'pending') {
    if (person.askedAt && now.getTime() - person.askedAt.getTime() < askAgainAfter) return;
    await updateSubscriber(tx, { id: person.id }, { askedAt: now });
    return sendLater(deps, tx, { person, kind: 'confirm', key: String(now.getTime()) });
  }
  if (after === 'subscribed' && before !== 'subscribed')
    await sendLater(deps, tx, { person, kind: 'welcome', key: String(person.round) });
}

async function sendLater(
  deps: Pick<SitesDeps, 'newId'>,
  tx: SiteTransaction,
  mail: { readonly person: SubscriberRecord; readonly kind: 'confirm' | 'welcome'; readonly key: string },
): Promise<void> {
  const { person, kind, key } = mail;
  const mailId = `list-${kind}.${person.id}.${key}`;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'list-mail',
    dedupeKey: mailId,
    payload: { subscriberId: person.id, kind, mailId },
  });
}

/** The state of a row. @throws for a word that is none */
export function stateOf(person: Pick<SubscriberRecord, 'state'>): SubscriberState {
  if (isSubscriberState(person.state)) return person.state;
  throw new Error('a subscriber is in no state');
}

/** SHA-256 of an address in lower case: how a suppressed one is remembered. */
export function hashOfEmail(email: string): Uint8Array {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}
