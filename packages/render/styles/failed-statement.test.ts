import { describe, expect, it } from 'vitest';
import { withoutStatementAt } from './failed-statement.ts';
import { closingOf } from './less-tokens.ts';

describe('a statement that fails', () => {
  it.each([
    ['.missing', 'a{color:red}\nb{\n  .missing();\n  c:d\n}', '.missing();'],
    ['@no', 'a{x:y;color:@no}', 'color:@no'],
    ['@no', '@media print{a{x:y}b{color:@no;c:d}}', 'color:@no;'],
    ['b{', 'a{content:"}"}/* } */\nb{background:url(x;y)}', 'b{background:url(x;y)}'],
    ['@w', '@w: @no; a{b:c}', '@w: @no;'],
    ['}\nb', 'a{b:c}\n}\nb{c:d}', '}'],
    ['color', '.a-@{b}{color:@no}', 'color:@no'],
    ['when', '.m() when (default()){a:b}', '.m() when (default()){a:b}'],
  ])('at %j of %j is taken out alone', (mark, source, dropped) => {
    const without = withoutStatementAt(source, source.indexOf(mark));
    expect(without?.dropped).toBe(dropped);
    expect(without?.source.split('\n')).toHaveLength(source.split('\n').length);
    expect(without?.source).toHaveLength(source.length - dropped.replaceAll('\n', '').length);
  });
  it('is none in an empty source', () => expect(withoutStatementAt(' ', 0)).toBeNull());
});

describe('the open blocks of a sheet', () => {
  it.each([
    ['a{b:c}', ''],
    ['@media print{a{b:c}', '}'],
    ['a{b{c:d', '}}'],
    ['a{b:c} /* open', '*/'],
    ['a{/* open }', '*/}'],
    ['a{b:"}"', '}'],
    ['a{}}', ''],
    ['/**/', ''],
    ['/*/', '*/'],
  ])('%j is closed by %j', (sheet, closing) => expect(closingOf(sheet)).toBe(closing));
});
