import { createHmac, timingSafeEqual } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../egress/outbound.ts';
import { callAutomation, signatureOf } from './automation-call.ts';

/** The check of docs/guides/automation.md. */
function isOurs(secret: string, header: string, body: string, now: number): boolean {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const right = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const isFresh = Math.abs(now / 1000 - Number(seconds)) < 300;
  return isFresh && given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), right);
}

function calling(answer: OutboundAnswer) {
  const asked: OutboundRequest[] = [];
  const outbound: Outbound = {
    leadsInside: async () => false,
    async send(request) {
      asked.push(request);
      return answer;
    },
  };
  const call = { url: 'https://hooks.example/', secret: 'whsec_1', key: 'd1', body: { a: 'ü' } };
  return { asked, outcome: callAutomation({ outbound, now: () => 1_700_000_000_000 }, call) };
}

describe('a message to an automation address', () => {
  it('is signed so that the check of the guide passes, and fails for another secret, body or time', async () => {
    const { asked, outcome } = calling({ kind: 'answered', status: 204, text: '' });
    expect(await outcome).toEqual({ kind: 'sent' });
    const header = asked[0]?.headers?.['veranda-signature'] ?? '';
    const body = asked[0]?.body ?? '';
    const now = 1_700_000_000_000;
    expect(isOurs('whsec_1', header, body, now)).toBe(true);
    expect(isOurs('whsec_2', header, body, now)).toBe(false);
    expect(isOurs('whsec_1', header, `${body} `, now)).toBe(false);
    expect(isOurs('whsec_1', header, body, now + 600_000)).toBe(false);
    expect(signatureOf('whsec_1', 1_700_000_000, body)).toBe(header);
  });

  it.each([
    [200, 'sent'],
    [299, 'sent'],
    [302, 'later'],
    [400, 'later'],
    [404, 'later'],
    [410, 'never'],
    [500, 'later'],
  ])('answered with %d is %s', async (status, kind) => {
    expect((await calling({ kind: 'answered', status, text: '' }).outcome).kind).toBe(kind);
  });

  it.each([
    ['unreachable', 'later'],
    ['too-slow', 'later'],
    ['too-large', 'later'],
    ['not-public', 'never'],
    ['not-an-address', 'never'],
  ] as const)('that meets %s is %s', async (problem, kind) => {
    expect((await calling({ kind: 'problem', problem }).outcome).kind).toBe(kind);
  });
});
