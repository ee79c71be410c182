import { describe, expect, it } from 'vitest';
import { platformTemplate } from './platform-template.ts';

describe('a template of the platform', () => {
  it('is rendered without its layout, with its partials', () => {
    const render = platformTemplate(
      '<ul>\n  {.repeated section names}\n    {.include item output}\n  {.end}\n</ul>',
      {
        item: '<li>\n  {@|htmltag}\n</li>\n',
      },
    );
    expect(render({ names: ['a', '<b>'] })).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('prints nothing for a value that is missing', () => {
    expect(platformTemplate('[{name|htmltag}]')({})).toBe('[]');
  });

  it.each([
    ['an instruction that is not closed', '{.if name}'],
    ['a formatter that is not there', '{name|unheard-of}'],
    ['a partial that is not there', '{.include gone output}'],
  ])('throws for %s', (_, source) => {
    expect(() => platformTemplate(source)({ name: 'Ada' })).toThrow();
  });

  it('is never cut off, however much it shows', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `${index}`);
    const render = platformTemplate('{.repeated section names}{.include item output}{.end}', {
      item: '<li>{@|html}</li>',
    });
    expect(render({ names }).endsWith('<li>19999</li>')).toBe(true);
  });
});
