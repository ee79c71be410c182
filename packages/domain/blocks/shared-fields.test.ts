import { describe, expect, it } from 'vitest';
import { button } from './button/button.ts';
import { image } from './image/image.ts';
import { sharedFields, sharedValue } from './shared-fields.ts';
import { text } from './text/text.ts';

const paths = (kinds: Parameters<typeof sharedFields>[0]) => sharedFields(kinds).map(({ path }) => path);

describe('sharedFields', () => {
  it('are those of one kind without what belongs to one block', () => {
    expect(paths([button, button])).toEqual(['label', 'href', 'newWindow', 'size', 'variant']);
    expect(paths([text, text])).toEqual([]);
  });
  it('are none where bounds or choices differ', () => {
    expect(paths([image, button])).not.toContain('href');
  });
});

describe('sharedValue', () => {
  it('leaves out what differs', () => {
    expect(
      sharedValue([
        { size: 'small', label: 'a' },
        { size: 'small', label: 'b' },
      ]),
    ).toEqual({ size: 'small' });
  });
});
