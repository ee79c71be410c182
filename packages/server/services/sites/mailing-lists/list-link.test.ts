import { describe, expect, it } from 'vitest';
import { listToken, opensLink, subscriberOfToken } from './list-link.ts';

const person = {
  siteId: '01900000-0000-7000-8000-000000000001',
  id: '01900000-0000-7000-8000-000000000002',
  secret: Buffer.alloc(32, 7),
  round: 1,
};

describe('a link in a mail of a list', () => {
  it('opens for the person and the purpose it was made for', () => {
    for (const purpose of ['confirm', 'unsubscribe'] as const)
      expect(opensLink(purpose, person, listToken(purpose, person))).toBe(true);
    expect(subscriberOfToken(listToken('confirm', person))).toBe(person.id);
  });

  it.each([
    ['another purpose', listToken('unsubscribe', person)],
    ['another person', listToken('confirm', { ...person, id: person.siteId })],
    ['another site', listToken('confirm', { ...person, siteId: person.id })],
    ['another secret', listToken('confirm', { ...person, secret: Buffer.alloc(32, 8) })],
    ['an asking from before', listToken('confirm', { ...person, round: 0 })],
    ['a shorter signature', listToken('confirm', person).slice(0, -1)],
    ['nothing', ''],
  ])('does not open by %s', (_what, token) => expect(opensLink('confirm', person, token)).toBe(false));

  it('unsubscribes after any number of askings', () => {
    expect(opensLink('unsubscribe', { ...person, round: 9 }, listToken('unsubscribe', person))).toBe(true);
  });

  it.each(['', '.', 'x.y', '../../etc', `${person.id.toUpperCase()}.x`.replace(/[0-9]/g, 'G')])(
    '%j is about nobody',
    (token) => expect(subscriberOfToken(token)).toBeNull(),
  );
});
