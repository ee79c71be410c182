import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, GridPlace } from './document.ts';
import { insideGrid, layoutSection, phoneLayout } from './layout.ts';

/** `text@0,0,12x4` at reading position n; `phone` after `/`. */
function blocks(...notes: readonly string[]): Block[] {
  const types: Readonly<Record<string, number>> = { text: 2, image: 5, spacer: 21, button: 53 };
  return notes.map((note, index) => {
    const [, kind = '', desktop = '', phone] = /^(\w+)@([\d,x]+)(?:\/([\d,x]+))?$/.exec(note) ?? [];
    const layout =
      phone === undefined ? { desktop: place(desktop) } : { desktop: place(desktop), phone: place(phone) };
    return {
      id: `b${index}`,
      sectionId: 's',
      position: `a${index}`,
      type: types[kind] ?? 0,
      value: {},
      style: {},
      layout,
    };
  });
}

function place(text: string): GridPlace {
  const [x = 0, y = 0, w = 1, h = 1] = text.split(/[,x]/).map(Number);
  return { x, y, w, h, z: 0, align: 'start' };
}

function told(layout: ReadonlyMap<string, GridPlace>): string[] {
  return [...layout].map(([id, { x, y, w, h }]) => `${id}@${x},${y},${w}x${h}`);
}

describe('the phone layout', () => {
  it('stacks blocks at full width in reading order with a row between them', () => {
    expect(told(phoneLayout(blocks('text@12,0,12x4', 'button@0,0,5x2')))).toEqual([
      'b0@0,0,8x1',
      'b1@0,2,8x1',
    ]);
  });

  it('keeps the shape of a picture that fills its place', () => {
    expect(told(phoneLayout(blocks('image@0,0,12x12')))).toEqual(['b0@0,0,8x10']);
  });

  it('puts narrow pictures that stand side by side in pairs', () => {
    expect(told(phoneLayout(blocks('image@0,0,6x8', 'image@6,0,6x8', 'image@12,0,6x8')))).toEqual([
      'b0@0,0,4x6',
      'b1@4,0,4x6',
      'b2@0,7,8x13',
    ]);
  });

  it('halves empty space and adds no row around it', () => {
    expect(told(phoneLayout(blocks('text@0,0,24x2', 'spacer@0,2,24x4', 'text@0,6,24x2')))).toEqual([
      'b0@0,0,8x1',
      'b1@0,1,8x2',
      'b2@0,3,8x1',
    ]);
  });

  it('leaves a detached block where it was put and goes on below it', () => {
    expect(told(phoneLayout(blocks('text@0,0,24x2/2,3,6x4', 'text@0,2,24x2')))).toEqual([
      'b0@2,3,6x4',
      'b1@0,7,8x1',
    ]);
  });

  it('leaves out the rows of what was put further up by hand', () => {
    expect(told(phoneLayout(blocks('text@0,0,24x2', 'text@0,2,24x2', 'text@0,4,24x2/0,1,8x3')))).toEqual([
      'b0@0,0,8x1',
      'b1@0,5,8x1',
      'b2@0,1,8x3',
    ]);
  });

  it('never lets derived places overlap or leave the grid', () => {
    const kind = fc.constantFrom('text', 'image', 'spacer', 'button');
    const note = fc
      .tuple(kind, fc.nat(23), fc.nat(40), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 30 }))
      .map(([name, x, y, w, h]) => `${name}@${x},${y},${w}x${h}`);
    fc.assert(
      fc.property(fc.array(note, { maxLength: 20 }), (notes) => {
        const places = [...layoutSection(blocks(...notes)).phone.values()];
        for (const [index, one] of places.entries()) {
          expect(one.x >= 0 && one.x + one.w <= 8 && one.y >= 0 && one.h >= 1).toBe(true);
          for (const other of places.slice(index + 1)) {
            const apart =
              one.x + one.w <= other.x ||
              other.x + other.w <= one.x ||
              one.y + one.h <= other.y ||
              other.y + other.h <= one.y;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});

describe('places of the desktop', () => {
  it('are cut to the 24 columns', () => {
    expect(insideGrid(place('20,0,10x2'), 24)).toMatchObject({ x: 14, w: 10 });
    expect(insideGrid(place('3,0,40x2'), 24)).toMatchObject({ x: 0, w: 24 });
  });
});
