import { en as visitorMessages } from '@veranda/messages/errors/en.data';
import { en as ownerMessages } from '@veranda/messages/studio/errors/en.data';
import { describe, expect, it } from 'vitest';
import { allErrors } from './all-errors.ts';

describe('the refusals of the wire', () => {
  const codes = Object.keys(allErrors);

  it('have a message each, for visitors in every language or for owners', () => {
    const messages = { ...visitorMessages, ...ownerMessages };
    expect(codes.filter((code) => !Object.hasOwn(messages, code))).toEqual([]);
  });

  it('have no message for both', () => {
    expect(codes.filter((code) => code in visitorMessages && code in ownerMessages)).toEqual([]);
  });

  it('are all that owners’ messages are for', () => {
    expect(Object.keys(ownerMessages).filter((code) => !Object.hasOwn(allErrors, code))).toEqual([]);
  });
});
