import { describe, expect, it } from 'vitest';
import { lessSource, withoutStatementAt } from './less-front-end.ts';

const sheet = (name: string, text: string) => ({ name, text });

describe('the sheets of a theme', () => {
  it('stand in one scope, in order', () => {
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
});

describe('a statement that fails', () => {
  it('is taken out alone, and the lines below keep their numbers', () => {
    const source = 'a{color:red}\nb{\n  .missing();\n}\nc{color:blue}';
    const without = withoutStatementAt(source, 3);
    expect(without?.dropped).toBe('b{\n  .missing();\n}');
    expect(without?.source).toBe('a{color:red}\n\n\n\nc{color:blue}');
  });
  it('is found past braces in strings, comments and addresses', () => {
    const source = 'a{content:"}"}/* } */\nb{background:url(x;y)}\nc{x:y}';
    expect(withoutStatementAt(source, 3)?.dropped).toBe('c{x:y}');
  });
});
