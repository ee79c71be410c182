import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function written(fields: object, message: string): string {
  let text = '';
  createLogger('info', { write: (line) => (text += line) }).info(fields, message);
  return text;
}

describe('the log', () => {
  it('is one JSON object a line with ts in UTC, level and msg', () => {
    const line = JSON.parse(written({ request_id: 'r1' }, 'paid'));
    expect(line).toMatchObject({ level: 'info', msg: 'paid', request_id: 'r1' });
    expect(line.ts).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it.each(['password', 'token', 'cookie', 'card', 'answers'])(
    'strikes out the field %s at two depths',
    (field) => {
      const text = written({ [field]: 'hush', body: { [field]: 'hush' } }, 'x');
      expect(text).not.toContain('hush');
    },
  );

  it('keeps a line break of a visitor inside its line', () => {
    expect(written({ agent: 'a\r\nb' }, 'x\ny').trimEnd().split('\n')).toHaveLength(1);
  });
});
