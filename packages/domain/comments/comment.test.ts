import { describe, expect, it } from 'vitest';
import {
  checkComment,
  commentLimits,
  newCommentStatus,
  readCommentSettings,
  takesComments,
} from './comment.ts';

const written = { author: ' Ada  Lane ', email: ' ada@reader.example ', text: ' First.\r\n\r\nSecond. ' };

describe('a comment', () => {
  it('is kept without the space around its parts', () =>
    expect(checkComment(written)).toEqual({
      author: 'Ada Lane',
      email: 'ada@reader.example',
      text: 'First.\n\nSecond.',
    }));

  it.each([
    ['no name', { author: ' \n' }, { code: 'comment-author', field: 'author' }],
    ['no address', { email: '' }, { code: 'comment-email', field: 'email' }],
    ['a wrong address', { email: 'ada' }, { code: 'comment-email', field: 'email' }],
    ['no text', { text: '\t' }, { code: 'comment-text', field: 'text' }],
    [
      'too long a name',
      { author: 'a'.repeat(commentLimits.author + 1) },
      { code: 'comment-too-long', params: { max: commentLimits.author } },
    ],
    [
      'too long a text',
      { text: 'a'.repeat(commentLimits.text + 1) },
      { code: 'comment-too-long', params: { max: commentLimits.text } },
    ],
  ])('is refused with %s', (_what, change, refusal) =>
    expect(checkComment({ ...written, ...change })).toMatchObject(refusal),
  );

  it.each([
    ['waits where comments are moderated', true, 'Good.', '', 'pending'],
    ['is shown at once where they are not', false, 'Good: https://a.example, www.b.example', '', 'approved'],
    ['waits with many links all the same', false, 'http://a http://b www.c', '', 'pending'],
    ['is spam with the hidden field filled in', false, 'Good.', 'fax', 'spam'],
  ])('%s', (_what, moderated, text, trap, status) =>
    expect(newCommentStatus({ moderated }, { author: 'Ada', text, trap })).toBe(status),
  );
});

it('of somebody who is banned is spam', () => {
  const facts = { author: 'Eve', text: 'Good.', trap: '', isBanned: true };
  expect(newCommentStatus({ moderated: false }, facts)).toBe('spam');
});

describe('an item', () => {
  const day = 86_400_000;
  const item = { hasComments: true, publishOn: 10 * day };
  const settings = readCommentSettings({ closeAfterDays: 3 });

  it('takes comments while they are on for it and for the site', () => {
    expect(takesComments(item, readCommentSettings(null), 10_000 * day)).toBe(true);
    expect(takesComments({ publishOn: 0 }, readCommentSettings(null), 0)).toBe(false);
    expect(takesComments(item, readCommentSettings({ enabled: false }), 0)).toBe(false);
    expect(takesComments(item, readCommentSettings({ disqusShortname: 'garden' }), 0)).toBe(false);
  });

  it('takes none from some days after its publish date on', () => {
    expect(takesComments(item, settings, 13 * day - 1)).toBe(true);
    expect(takesComments(item, settings, 13 * day)).toBe(false);
  });
});
