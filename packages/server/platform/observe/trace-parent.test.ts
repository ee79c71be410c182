import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { traceIdOf, trustedAddresses } from './trace-parent.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = `00-${trace}-00f067aa0ba902b7-01`;
const from = (remoteAddress: string, traceparent?: string) =>
  ({ headers: { traceparent }, socket: { remoteAddress } }) as unknown as IncomingMessage;
const trusts = trustedAddresses(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

describe('the trace of a request', () => {
  it.each(['10.1.2.3', '192.0.2.7', '::ffff:10.0.0.1', 'fd00::1'])(
    'is taken from the proxy %s',
    (address) => {
      expect(traceIdOf(from(address, parent), trusts)).toBe(trace);
    },
  );

  it.each(['192.0.2.8', '203.0.113.1', '::1', '::ffff:192.0.2.8'])('is not taken from %s', (address) => {
    expect(traceIdOf(from(address, parent), trusts)).toBeUndefined();
  });

  it('is taken from nobody when no proxy is trusted', () => {
    expect(traceIdOf(from('127.0.0.1', parent), trustedAddresses([]))).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    trace,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `${parent}\r\n{"level":"forged"}`,
  ])('is not read from the malformed %o', (header) => {
    expect(traceIdOf(from('10.0.0.1', header), trusts)).toBeUndefined();
  });
});
