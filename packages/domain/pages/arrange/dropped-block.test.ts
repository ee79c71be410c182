import { describe, expect, it } from 'vitest';
import { noContent } from '../../blocks/sample.ts';
import { blocksInOrder } from '../reading-order.ts';
import { applied, desktopOf, pageWith } from './arranged-page.test-data.ts';
import { droppedBlockEdits, type DropSpot } from './dropped-block.ts';

const page = pageWith({ a: '0,0,5x2', b: '0,3,5x2' });
const texts = (key: string) => key;
const drop = (spot: Omit<DropSpot, 'sectionId'>) =>
  applied(
    page,
    droppedBlockEdits(page, {
      id: 'n',
      type: 53,
      spot: { sectionId: 's1', ...spot },
      texts,
      content: noContent,
    }),
  ).document;
const orderOf = (document: typeof page) =>
  blocksInOrder(document, 's1')
    .map(({ id }) => id)
    .join('');

describe('droppedBlockEdits', () => {
  it('puts a block where it was let go, and reads it after what stands before it', () => {
    const document = drop({ device: 'desktop', x: 12, y: 0 });
    expect(desktopOf(document)).toEqual({ a: '0,0,5x2', b: '0,3,5x2', n: '12,0,5x2' });
    expect(orderOf(document)).toBe('anb');
  });
  it('makes room where something is in the way', () => {
    expect(desktopOf(drop({ device: 'desktop', x: 0, y: 0 }))).toEqual({
      n: '0,0,5x2',
      a: '0,2,5x2',
      b: '0,5,5x2',
    });
  });
  it('on the phone comes after what stands above it', () => {
    expect(orderOf(drop({ device: 'phone', x: 0, y: 1 }))).toBe('anb');
    expect(orderOf(drop({ device: 'phone', x: 0, y: 0 }))).toBe('nab');
  });
  it('stays within the columns', () => {
    expect(desktopOf(drop({ device: 'desktop', x: 23, y: 9 }))['n']).toBe('19,9,5x2');
  });
});
