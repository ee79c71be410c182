import { describe, expect, it } from 'vitest';
import { levelIn } from '../contributors/rights.ts';
import { checkPageComment, pageCommentRights } from './page-comment.ts';

describe('a page comment', () => {
  it('is stored without the space around it, in lines', () => {
    expect(checkPageComment('  First\r\nsecond \n')).toBe('First\nsecond');
  });

  it('is refused without words, and with more than 4,000 characters', () => {
    expect(checkPageComment(' \n ')).toMatchObject({ code: 'page-comment-empty', field: 'text' });
    expect(checkPageComment('a'.repeat(4000))).toHaveLength(4000);
    expect(checkPageComment('a'.repeat(4001))).toMatchObject({
      code: 'page-comment-too-long',
      params: { max: 4000 },
    });
  });
});

describe('rights to page comments', () => {
  const rightsOf = (code: number, kind: 'page' | 'product') =>
    pageCommentRights(kind, (area) => levelIn({ roles: [code], isOwner: false }, area));
  const all = { read: true, write: true, moderate: true };
  const none = { read: false, write: false, moderate: false };

  it.each([
    ['admin', 1, all, all],
    ['editor', 4, all, all],
    ['moderator', 6, all, none],
    ['commenter', 7, none, none],
    ['store manager', 8, none, { read: true, write: true, moderate: false }],
    ['viewer', 10, none, none],
    ['campaigns editor', 11, none, { read: true, write: false, moderate: false }],
    ['website manager', 15, all, all],
    ['draft editor', 16, { read: true, write: true, moderate: false }, none],
  ])('follow the role table for the %s', (_role, code, onPages, onProducts) => {
    expect([rightsOf(code, 'page'), rightsOf(code, 'product')]).toEqual([onPages, onProducts]);
  });
});
