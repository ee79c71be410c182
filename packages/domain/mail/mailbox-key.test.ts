import { describe, expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['ada+autumn@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['ada.stone@example.com', 'ada.stone@example.com'],
    ['Ada.Stone+x@gmail.com', 'adastone@gmail.com'],
    ['a.d.a.stone@googlemail.com', 'adastone@gmail.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
    ['', ''],
    [null, ''],
    ['no address', 'no address'],
  ])('%j is known as %j', (address, key) => expect(mailboxKey(address)).toBe(key));

  it('is the same when it is asked for twice', () => {
    const key = mailboxKey('A.da+x@googlemail.com');
    expect(mailboxKey(key)).toBe(key);
  });
});
