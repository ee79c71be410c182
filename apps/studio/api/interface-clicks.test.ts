import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interfaceClicks, maxClicks, readClick } from '@veranda/domain/analytics/interface-clicks';
import { sendClicks, tellClick } from './interface-clicks.ts';

const beacon = vi.fn((_path: string, _text: string) => true);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => {
  sendClicks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  beacon.mockReset().mockReturnValue(true);
});

describe('presses in the studio that are told', () => {
  it('are gathered for a second and sent in one beacon', () => {
    tellClick('api-keys', 'create');
    tellClick('api-keys', 'next');
    expect(beacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(beacon.mock.calls).toEqual([
      [
        '/api/studio/interface-clicks',
        '[{"panel":"api-keys","control":"create"},{"panel":"api-keys","control":"next"}]',
      ],
    ]);
    vi.advanceTimersByTime(5000);
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it('are sent at once when there are as many as go together', () => {
    for (let n = 0; n < maxClicks; n += 1) tellClick('inventory', 'row');
    expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? '')).toHaveLength(maxClicks);
  });

  it('go by a call where the beacon is refused, whose failure is swallowed', async () => {
    beacon.mockReturnValue(false);
    const call = vi.fn((_path: string, _given: RequestInit) => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', call);
    tellClick('inventory', 'search');
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    expect(call.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });

  it('are those of the table and no others', () => {
    for (const panel of ['api-keys', 'inventory'] as const)
      for (const control of interfaceClicks[panel])
        expect(readClick({ panel, control, who: 'ada' })).toEqual({ panel, control });
    for (const other of [null, 'row', {}, { panel: 'inventory', control: 'copy' }, { panel: 'toString' }])
      expect(readClick(other)).toBeNull();
  });
});
