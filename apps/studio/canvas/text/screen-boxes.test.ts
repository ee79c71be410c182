import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomOnScreen } from './screen-boxes.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The room on a screen of 1,280 × 900 pixels for what floats over a page that is drawn in this part of it. */
function roomOver(stage: { left: number; right: number; top: number; bottom: number }) {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  const frameElement = { parentElement: { getBoundingClientRect: () => stage } };
  return roomOnScreen({ defaultView: { frameElement } } as unknown as Document);
}

describe('the room for what floats over a page', () => {
  it('ends where the settings beside the page begin', () =>
    expect(roomOver({ left: 72, right: 917, top: 160, bottom: 865 })).toEqual({
      left: 72,
      top: 160,
      width: 845,
      height: 697,
    }));
  it('ends at the edges of the screen where the page goes on beyond them', () =>
    expect(roomOver({ left: -20, right: 1400, top: -40, bottom: 1000 })).toEqual({
      left: 8,
      top: 8,
      width: 1264,
      height: 884,
    }));
});
