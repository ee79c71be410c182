import { describe, expect, it } from 'vitest';
import { drawSample } from '../sample-block.test-data.ts';

describe('the words of an image', () => {
  it.each([
    ['top-left', 'top', 'left'],
    ['top', 'top', 'center'],
    ['top-right', 'top', 'right'],
    ['left', 'middle', 'left'],
    ['center', 'middle', 'center'],
    ['right', 'middle', 'right'],
    ['bottom-left', 'bottom', 'left'],
    ['bottom', 'bottom', 'center'],
    ['bottom-right', 'bottom', 'right'],
  ])(
    'administration §2 position: top, center, bottom by left, center, right; %s',
    (textPosition, row, column) => {
      const { html } = drawSample(5, { assetId: 'loaf', layout: 'poster', title: 'Bread', textPosition });
      expect(html).toContain(`v-arranged-poster v-words-${row} v-words-${column}`);
    },
  );
});
