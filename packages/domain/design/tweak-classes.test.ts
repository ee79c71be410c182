import { describe, expect, it } from 'vitest';
import { tweakClasses } from './tweak-classes.ts';
import { tweaksOf } from './tweaks.ts';

const tweaks = tweaksOf(`
  // tweak: { "type": "dropdown", "title": "Header", "options": ["Left", "Over picture", "4 / 5"] }
  @header-layout: Left;
  // tweak: { "type": "checkbox", "title": "Wide images" }
  @wide-images: false;
  /* tweak: { "type": "checkbox", "title": "Fixed header", "active": true } */
  .fixed-header {}
  /* tweak: { "type": "dropdown", "title": "Hover", "options": ["Fade", "Zoom"], "default": "Zoom" } */
  .hover-state {}
  // tweak: { "type": "value", "title": "Air" }
  @air: 1;`);

describe('classes of the body by tweaks', () => {
  it.each([
    [{}, ['header-layout-left', 'fixed-header', 'hover-state-zoom']],
    [
      { 'header-layout': 'Over picture', 'wide-images': 'true', 'fixed-header': 'false', air: '2' },
      ['header-layout-over-picture', 'wide-images', 'hover-state-zoom'],
    ],
    [{ 'header-layout': '4 / 5' }, ['header-layout-4-5', 'fixed-header', 'hover-state-zoom']],
    [{ 'header-layout': 'x"><script>' }, ['header-layout-left', 'fixed-header', 'hover-state-zoom']],
  ])('are, for %j, %j', (values, classes) => expect(tweakClasses(tweaks, values as never)).toEqual(classes));
});
