import { describe, expect, it } from 'vitest';
import { placePopover } from './popover-place.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const size = { width: 340, height: 130 };
const link = { left: 1200, right: 1240, top: 20, bottom: 50 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('the place of the item-added popover', () => {
  it('is under the visible cart link', () => {
    expect(placePopover({ window: desk, size, link, avoid: [] })).toEqual({ top: 62, right: 40 });
  });

  it('is at the top right where no link is visible', () => {
    expect(placePopover({ window: desk, size, link: null, avoid: [] })).toEqual({ top: 12, right: 12 });
  });

  it('is beside a product’s name and form, not over them', () => {
    const avoid = [box(760, 120, 1240, 200), box(760, 260, 1240, 700)];
    expect(placePopover({ window: desk, size, link, avoid })).toEqual({ top: 62, right: 532 });
  });

  it('is at the bottom of a phone whose top is the product’s name', () => {
    const avoid = [box(16, 20, 374, 120), box(16, 200, 374, 560)];
    expect(placePopover({ window: phone, size, link: null, avoid })).toEqual({ bottom: 76, right: 12 });
  });

  it('leaves the name free where both cannot be', () => {
    const avoid = [box(16, 20, 374, 120), box(16, 200, 374, 800)];
    expect(placePopover({ window: phone, size, link: null, avoid })).toEqual({ bottom: 76, right: 12 });
  });

  it('stays inside the window where the link is at the left', () => {
    const left = { left: 10, right: 60, top: 10, bottom: 40 };
    expect(placePopover({ window: phone, size, link: left, avoid: [] })).toEqual({ top: 52, right: 38 });
  });
});
