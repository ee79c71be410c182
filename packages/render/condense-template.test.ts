import { describe, expect, it } from 'vitest';
import { condenseTemplate } from './condense-template.ts';

describe('a condensed template', () => {
  it.each([
    ['<ul>\n  <li>{name|html}</li>\n</ul>\n', '<ul><li>{name|html}</li></ul>'],
    [
      '<a\n  class="v-link"\n  href="{url|htmltag}"\n  {.if isNew} download{.end}\n>',
      '<a class="v-link" href="{url|htmltag}"{.if isNew} download{.end}>',
    ],
    ['<p>\n  Two\n  words\n</p>', '<p>Two words</p>'],
    ['<b>{a}</b>{.space}\n{.if b}\n  <i>c</i>\n{.end}', '<b>{a}</b>{.space}{.if b}<i>c</i>{.end}'],
    ['<b>a</b> <i>b</i>', '<b>a</b> <i>b</i>'],
  ])('of %j is %j', (source, condensed) => {
    expect(condenseTemplate(source)).toBe(condensed);
  });
});
