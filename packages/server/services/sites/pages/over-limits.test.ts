import { describe, expect, it } from 'vitest';
import { PageOverLimits, wholePage } from './over-limits.ts';

const pageWith = (...codes: readonly string[]) => ({
  html: 'x',
  errors: codes.map((code) => ({ code, message: '' })),
});

describe('a page over the limits of the language', () => {
  it.each(['LIMIT_EXPANSIONS', 'LIMIT_NODES', 'LIMIT_OUTPUT', 'LIMIT_SOURCE', 'LIMIT_STEPS', 'LIMIT_TIME'])(
    'is not served when %s cut it',
    (code) => expect(() => wholePage(pageWith('FORMATTER_UNKNOWN', code))).toThrow(PageOverLimits),
  );
  it.each(['FORMATTER_UNKNOWN', 'APPLY_PARTIAL_RECURSION_DEPTH', 'LIMIT_NESTING'])(
    'is served with its error %s',
    (code) => expect(wholePage(pageWith(code)).html).toBe('x'),
  );
});
