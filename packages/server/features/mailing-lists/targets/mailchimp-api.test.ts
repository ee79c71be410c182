import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outbound, OutboundAnswer, OutboundRequest } from '@veranda/server/platform/egress/outbound';
import { createMailchimp } from './mailchimp-api.ts';

const member = {
  siteId: 's',
  listId: 'abc/def',
  email: 'Ada@Shop.example',
  name: 'Ada Lovelace King',
  doubleOptIn: false,
};

function answering(answer: OutboundAnswer) {
  const asked: OutboundRequest[] = [];
  const outbound: Outbound = {
    leadsInside: async () => false,
    async send(request) {
      asked.push(request);
      return answer;
    },
  };
  return { asked, mailchimp: createMailchimp(outbound) };
}

const said = (status: number, text = '{}'): OutboundAnswer => ({ kind: 'answered', status, text });

describe('Mailchimp’s interface', () => {
  it('is called in the data centre of the key, with the name in parts', async () => {
    const { asked, mailchimp } = answering(said(200));
    expect(await mailchimp.add('k1-us21', member)).toEqual({ kind: 'sent' });
    const hash = createHash('md5').update('ada@shop.example').digest('hex');
    const url = `https://us21.api.mailchimp.com/3.0/lists/abc%2Fdef/members/${hash}`;
    expect(asked[0]).toMatchObject({ method: 'PUT', url });
    expect(JSON.parse(asked[0]?.body ?? '{}')).toEqual({
      email_address: 'Ada@Shop.example',
      status_if_new: 'subscribed',
      merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace King' },
    });
  });

  it('names somebody the same whatever the case of the address', async () => {
    const { asked, mailchimp } = answering(said(200));
    await mailchimp.add('k1-us21', member);
    await mailchimp.add('k1-us21', { ...member, email: 'ada@shop.EXAMPLE' });
    expect(asked[0]?.url).toBe(asked[1]?.url);
  });

  it.each(['k1-us21.evil.example/', 'k1', '-us21', 'k1-us21@evil', 'k1-US21'])(
    'is not called with %s, which is no key',
    async (key) => {
      const { asked, mailchimp } = answering(said(200));
      expect(await mailchimp.account(key)).toEqual({ kind: 'refused' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    [said(404), 'never', 'The list is no longer in the Mailchimp account.'],
    [said(400, '{"title":"Invalid Resource"}'), 'never', 'Mailchimp did not accept this address.'],
    [said(429), 'later', 'Mailchimp responded with status 429.'],
    [said(401), 'later', 'Mailchimp responded with status 401.'],
    [said(503), 'later', 'Mailchimp responded with status 503.'],
    [{ kind: 'problem', problem: 'too-slow' }, 'later', 'There was no response within five seconds.'],
  ] as const)('%j → %s', async (answer, kind, reason) => {
    expect(await answering(answer).mailchimp.add('k1-us21', member)).toEqual({ kind, reason });
  });

  it('puts nobody back who has left: that they stay away is an answer', async () => {
    const left = said(400, '{"title":"Member In Compliance State"}');
    expect(await answering(left).mailchimp.add('k1-us21', member)).toEqual({ kind: 'sent' });
  });

  it('says that it is away for an answer that cannot be read', async () => {
    const { mailchimp } = answering(said(200, '<html>'));
    expect(await mailchimp.lists('k1-us21')).toMatchObject({ kind: 'away' });
    expect(await mailchimp.account('k1-us21')).toMatchObject({ kind: 'away' });
  });
});
