import { describe } from 'vitest';
import { type LanguageCase, runCases } from './case-table.ts';

const values = { a: 2, b: '3', s: 'text', t: true, list: [1] };

/** `1+2 → 3`: what an expression prints. */
function prints(rows: readonly string[]): LanguageCase[] {
  return rows.map((row) => {
    const [expression = '', result = ''] = row.split(' → ');
    return [`{.eval ${expression}}`, values, result];
  });
}

describe('template-language §1.4 expressions', () => {
  runCases(
    prints([
      '1+2 → 3',
      '1 + 2 * 3 → 7',
      '(1 + 2) * 3 → 9',
      '7 % 4 → 3',
      '7 / 2 → 3.5',
      '2 ** 3 → 8',
      '2 ** 3 ** 2 → 512',
      '-2 ** 2 → 4',
      '- -2 → 2',
      '+"5" → 5',
      '!0 → true',
      '!!1 → true',
      '~0 → -1',
      '1 << 4 → 16',
      '1 / 0 → NaN',
      '4294967296 | 0 → 2147483647',
      '-4294967296 | 0 → -2147483648',
      '~4294967296 → -2147483648',
      '"x" | 1 → 1',
      '2.9 | 0 → 2',
      'null == 0 → true',
      '-16 >> 2 → -4',
      '6 & 3 → 2',
      '6 | 3 → 7',
      '6 ^ 3 → 5',
      '1 < 2 → true',
      '2 <= 2 → true',
      '3 > 4 → false',
      '4 >= 5 → false',
      '1 == "1" → true',
      '1 === "1" → false',
      '1 != 2 → true',
      '1 !== "1" → true',
      'a && b → true',
      'a && 0 → false',
      '0 || a → true',
      '0 || 0 → false',
      '"a" + 1 → a1',
      '1 + "a" → 1a',
      '1 + 1 + "a" → 2a',
      "'a' + 'b' → ab",
      '"\\x41\\u0042" → AB',
      '0xff → 255',
      '.5 + .5 → 1',
      '1e3 → 1000',
      'true → true',
      'a → 2',
      'a * b → 6',
      'a + b → 23',
      's + t → texttrue',
      'max(1, a, 3) → 3',
      'min(1, a) → 1',
      'abs(-3) → 3',
      'num("12") → 12',
      'num("x") → NaN',
      'str(12) + 1 → 121',
      'bool("") → false',
      'bool("x") → true',
      '@x = 4 → ',
      '@x = 4; @x * 2 → 8',
      '@x = 1; @y = @x + 1; @y → 2',
      '1; 2; 3 → 3',
      'PI > 3 && PI < 4 → true',
      'E > 2 → true',
    ]),
  );

  runCases([
    ['{.eval 1 +}', values, '', 'EXPRESSION_REDUCE@1:1'],
    ['{.eval 1.2.3}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval 1e}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval 1e+}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval 0x}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval num("0b11")}', values, 'NaN'],
    ['{.eval num("0x1f")}', values, '31'],
    ['{.eval num("  ")}', values, '0'],
    ['{.eval (1}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval "open}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval list + 1}', values, '', 'EXPRESSION_REDUCE@1:1'],
    ['{.eval nope(1)}', values, '', 'EXPRESSION_PARSE@1:1'],
    ['{.eval @x = 1; list + 1}{@x}', values, '', 'EXPRESSION_REDUCE@1:1'],
    ['{.eval @x = 5}{.eval @x + 1}', values, '6'],
    ['{.eval #1+2}', values, 'EVAL=[[1 2 +]] -> 3'],
    ['{.eval #-a * (b + "x")}', values, 'EVAL=[[a - b "x" + *]] -> NaN'],
    ['{.eval #@x = 1; max(@x, 2)}', values, 'EVAL=[[@x 1 =], [@x 2 max()]] -> 2'],
    ['{.section s}{.eval @x = a}{@x}{.end}{@x}', values, '2'],
    ['{.repeated section list}{.eval @index + 10}{.end}', values, '11'],
  ]);
});
