import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function written(fields: object, message: string): string {
  let text = '';
  createLogger('info', { write: (line) => (text += line) }).info(fields, message);
  return text;
}

describe('the log', () => {
  it('is one JSON object a line with ts in UTC, level and msg', () => {
    const line = JSON.parse(written({ request_id: 'r1' }, 'paid')) as { ts: string };
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

  it('keeps codes and names of a database error, and no value', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "ada@shop.example"'), {
      severity: 'ERROR',
      code: '22P02',
      constraint: 'account_email_key',
      table: 'account',
      detail: 'Key (email)=(ada@shop.example) already exists.',
      client: { connectionParameters: { password: 'hush' } },
    });
    const text = written({ err: new Error('outer', { cause: error }), error }, 'x');
    expect(text).not.toMatch(/ada@shop|hush|detail|client/);
    const { code, constraint, table, severity } = error;
    expect(JSON.parse(text)).toMatchObject({
      error: { code, constraint, table, severity, message: 'invalid input syntax for type uuid: "…"' },
      err: { message: 'outer', cause: { code } },
    });
    expect((JSON.parse(text) as { err: Error }).err.stack).toContain('logger.test.ts');
  });

  it('keeps a line break of a visitor inside its line', () => {
    expect(written({ agent: 'a\r\nb' }, 'x\ny').trimEnd().split('\n')).toHaveLength(1);
  });
});
