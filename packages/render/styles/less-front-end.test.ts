import { describe, expect, it } from 'vitest';
import { lessSource, placeInSheet } from './less-front-end.ts';

const sheet = (name: string, text: string) => ({ name, text });

describe('the sheets of a theme', () => {
  it('are in one scope, in order', () => {
    const { source } = lessSource([sheet('b.less', '@x: 1px;'), sheet('a.css', 'p{margin:0}')], {});
    expect(source.indexOf('@x')).toBeLessThan(source.indexOf('p{margin'));
  });

  it('take the owner’s tweak values at the end, where LESS lets them win', () => {
    const text = '// tweak: {"type":"color","title":"Ink"}\n@ink: #000;';
    expect(lessSource([sheet('a.less', text)], { ink: '#123456' }).source).toMatch(
      /@ink: #000;[\s\S]*@ink: #123456;/,
    );
  });

  it('refuse a tweak value that could end the declaration, and say so', () => {
    const text = '// tweak: {"type":"color"}\n@ink: #000;';
    const { source, problems } = lessSource([sheet('a.less', text)], { ink: 'red;} *{display:none' });
    expect(source).not.toContain('display:none');
    expect(problems).toHaveLength(1);
  });

  it('define the parts of a font tweak', () => {
    const text =
      '/* tweak: {"type":"font","title":"Body"} */\n@body-font: {font-family:Georgia;font-size:17px;};';
    const { source } = lessSource([sheet('a.less', text)], {
      'body-font': '{font-family:Arial;font-size:15px;}',
    });
    expect(source).toContain('@body-font-font-size: 15px;');
    expect(source).toContain('@body-font-font-family: Arial;');
  });

  it('know the system imports, leave remote ones to the browser, and drop the rest', () => {
    const text =
      '@import "sqs-grid-breaker";\n@import url(https://fonts.example/x.css);\n@import "../../../etc/passwd";';
    const { source, problems } = lessSource([sheet('a.less', text)], {});
    expect(source).toContain('.sqs-grid-breaker()');
    expect(source).toContain('@import (css) url(https://fonts.example/x.css);');
    expect(source).not.toContain('passwd');
    expect(problems).toHaveLength(1);
  });

  it('keep what a theme defines itself of a font, but for the owner’s choice', () => {
    const text = '// tweak: {"type":"font"}\n@body: {font-size:17px};\n@body-font-size: 3em;';
    const at = (source: string, part: string) => source.lastIndexOf(part);
    const plain = lessSource([sheet('a.less', text)], {}).source;
    expect(at(plain, '@body-font-size: 17px')).toBeLessThan(at(plain, '@body-font-size: 3em'));
    const chosen = lessSource([sheet('a.less', text)], { body: '{font-size:15px}' }).source;
    expect(at(chosen, '@body-font-size: 15px')).toBeGreaterThan(at(chosen, '@body-font-size: 3em'));
  });

  it('take a font tweak that is a rule or a mixin', () => {
    const text =
      '/* tweak: {"type":"font",} */\n.title-font { font-size: 20px; }\n// tweak: {type:font}\n.body-font() {font-size:15px}';
    const { source } = lessSource([sheet('a.less', text)], {
      'title-font': '{font-size:30px}',
      'body-font': 'Georgia, serif',
    });
    expect(source).toMatch(
      /@title-font-font-size: 20px;[\s\S]*\.title-font \{font-size:30px\}\n@title-font-font-family/,
    );
    expect(source).toContain('.body-font() {font-family: Georgia, serif}');
    expect(source).toContain('@body-font-font-family: Georgia, serif;');
  });

  it('import one another, and nothing that is in a comment', () => {
    const text = '// @import "gone";\n/* @import "gone"; */\n@import "parts/b.less";\n@import (less) "b";';
    const { source, problems } = lessSource([sheet('a.less', text), sheet('b.less', 'p{q:r}')], {});
    expect(problems).toEqual([]);
    expect(source).toContain('// @import "gone";');
    expect(source).not.toContain('b.less');
  });

  it('close what they leave open, and say so', () => {
    const { source, problems } = lessSource(
      [sheet('a.css', 'a{b:c;\nd{e:f}'), sheet('b.less', 'g{h:i}')],
      {},
    );
    expect(source).toContain('d{e:f}\n}\ng{h:i}');
    expect(problems).toMatchObject([{ code: 'STYLE_UNCLOSED', sheet: 'a.css', line: 2 }]);
  });

  it('leave the filters of old browsers as they are', () => {
    const text =
      "a{filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#1', endColorstr='#2'); b:c}";
    expect(lessSource([sheet('a.less', text)], {}).source).toContain(text);
    const spaced = lessSource([sheet('a.less', 'a{filter: alpha(opacity = 50)}')], {}).source;
    expect(spaced).toContain('a{filter: alpha(opacity=50)}');
    expect(lessSource([sheet('a.less', 'a{filter: blur(2px)}')], {}).source).toContain('filter: blur(2px)');
  });

  it('are found again by the line of the source', () => {
    const texts = [
      sheet('a.less', 'one\n@import "sqs-grid-breaker";\nthree'),
      sheet('b.css', 'first'),
      sheet('c.less', ''),
    ];
    const { source, places } = lessSource(texts, {});
    const lines = source.split('\n');
    expect(placeInSheet(places, lines.indexOf('three') + 1)).toEqual({ sheet: 'a.less', line: 3 });
    expect(placeInSheet(places, lines.indexOf('first') + 1)).toEqual({ sheet: 'b.css', line: 1 });
    expect(placeInSheet(places, lines.indexOf('first') + 2)).toEqual({ sheet: 'c.less', line: 1 });
  });
});
