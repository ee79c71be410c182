import { describe, expect, it } from 'vitest';
import { floatingPlace } from './floating-place.ts';

const room = { left: 0, top: 100, width: 1000, height: 600 };
const size = { width: 400, height: 40 };
const gap = { above: 20, below: 10 };
const at = (left: number, top: number, height: number) =>
  floatingPlace({ size, room, gap, anchor: { left, top, width: 300, height } });

describe('something that floats at a part of the page', () => {
  it('stands above it', () => expect(at(200, 300, 80)).toEqual({ left: 200, top: 240 }));
  it('stands below it where there is no room above', () =>
    expect(at(200, 120, 80)).toEqual({ left: 200, top: 210 }));
  it('stands at the top of the room where the part fills it', () =>
    expect(at(200, 80, 700)).toEqual({ left: 200, top: 100 }));
  it('never leaves the room, wherever the part has been scrolled to', () => {
    expect(at(900, 300, 80).left).toBe(600);
    expect(at(-50, 300, 80).left).toBe(0);
    expect(at(0, 2000, 80).top).toBe(660);
    expect(at(0, -900, 80).top).toBe(100);
  });
});
