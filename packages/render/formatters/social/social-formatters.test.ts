import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const a = (url: string, text: string): string => `<a target="new" href="${url}">${text}</a>`;
const jo = a('https://twitter.com/jo/', '@jo');
const calendar = 'http://www.google.com/calendar/event?action=TEMPLATE&text=';
const unix = '19700101T000000Z';

/** One line a case: template, value, output. */
type Case = readonly [template: string, value: unknown, output: string];

describe('template-language §2.4 social', () => {
  const cases: readonly Case[] = [
    ['{@|comment-count}', {}, 'No Comment'],
    ['{@|comment-count}', { publicCommentCount: 0 }, 'No Comment'],
    ['{@|comment-count}', { publicCommentCount: 1 }, '1 Comment'],
    ['{@|comment-count}', { publicCommentCount: 20 }, '20 Comments'],
    ['{@|comment-count}', null, 'No Comment'],
    [
      '{@|comment-link}',
      { id: 'i', fullUrl: '/p' },
      '<a href="/p#comments-i" class="sqs-comment-link" data-id="i">\n  No\n  Comment\n  </a>',
    ],
    [
      '{@|comments}',
      { id: 'i', collectionId: 'c' },
      '<div class="squarespace-comments" id="comments-i" data-item-id="i" data-public-comment-count="" data-comment-state=""></div>',
    ],
    ['{@|like-button}', { id: 'i', websiteSettings: { simpleLikingEnabled: false } }, ''],
    ['{@|social-button}', { id: 'i' }, ''],
    ['{@|social-button}', { website: { shareButtonOptions: {} } }, ''],
    [
      '{@|social-button-inline}',
      { website: { shareButtonOptions: { a: 1 } }, systemDataId: 's', assetUrl: '/s', title: '"' },
      '<span class="squarespace-social-buttons inline-style" data-system-data-id="s" data-asset-url="/s"' +
        ' data-record-type="" data-full-url="" data-title="&quot;"></span>',
    ],
    ['{@|activate-twitter-links}', '@jo, hi @jo!', `${jo}, hi ${jo}!`],
    ['{@|activate-twitter-links}', 'me@jo.test', 'me@jo.test'],
    ['{@|activate-twitter-links}', '&#39;', '&#39;'],
    [
      '{@|activate-twitter-links}',
      'see https://x.test/@jo#top now',
      `see ${a('https://x.test/@jo#top', 'https://x.test/@jo#top')} now`,
    ],
    ['{@|activate-twitter-links}', 'http://x.test/"><b>', `${a('http://x.test/', 'http://x.test/')}"><b>`],
    ['{@|activate-twitter-links}', null, ''],
    [
      '{@|google-calendar-url}',
      { title: 'Caf\u00e9 & bar', startDate: 0, endDate: 0 },
      `${calendar}Caf%C3%A9%20%26%20bar&dates=${unix}/${unix}`,
    ],
    [
      '{@|google-calendar-url}',
      { location: { addressLine2: 'B' } },
      `${calendar}&dates=${unix}/${unix}&location=B`,
    ],
    ['{@|google-calendar-url}', { location: {} }, `${calendar}&dates=${unix}/${unix}`],
  ];
  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(engine.render(template, value).output).toBe(output);
  });

  it.each([
    [{ userName: 'jo', profileUrl: 'https://x.test/al' }, 'jo'],
    [{ userName: '', profileUrl: 'https://x.test/al/' }, 'al'],
    [{ profileUrl: 'https://x.test/a"b' }, 'a&quot;b'],
    [{}, ''],
  ])('follows of %j the account %j', (account, userName) => {
    const { output } = engine.render('{@|twitter-follow-button}', account);
    expect(output).toContain(`data-username="${userName}"`);
  });
});
