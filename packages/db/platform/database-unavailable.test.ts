import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, NoConnection } from './database-unavailable.ts';

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a database that is away', () => {
  it.each([
    new NoConnection('no connection was free'),
    fault('Connection terminated unexpectedly'),
    fault('terminating connection due to administrator command', { code: '57P01' }),
    fault('the database system is starting up', { code: '57P03' }),
    fault('sorry, too many clients already', { code: '53300' }),
    fault('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  ])('is known by %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    fault('duplicate key value', { code: '23505' }),
    fault('canceling statement due to statement timeout', { code: '57014' }),
    fault('no such file', { code: 'ENOENT', syscall: 'open' }),
    'Connection terminated',
  ])('is not meant by %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
