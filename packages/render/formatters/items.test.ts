import { describe, expect, it } from 'vitest';
import { createSiteEngine } from './engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

describe('items in a template', () => {
  const holds = (predicate: string, node: object) => print(`{.${predicate}}1{.or}0{.end}`, node) === '1';
  it.each([
    ['storefront §3 record type: text is 1', 'administration §3 record type: text is 1', 'text?', 1],
    ['storefront §3 record type: image is 2', 'administration §3 record type: image is 2', 'image?', 2],
    ['storefront §3 record type: quote is 4', 'administration §3 record type: quote is 4', 'quote?', 4],
    ['storefront §3 record type: link is 5', 'administration §3 record type: link is 5', 'link?', 5],
    ['storefront §3 record type: audio is 7', 'administration §3 record type: audio is 7', 'audio?', 7],
    ['storefront §3 record type: video is 8', 'administration §3 record type: video is 8', 'video?', 8],
    [
      'storefront §3 record type: store item is 11',
      'administration §3 record type: store-item is 11',
      'store-item?',
      11,
    ],
    ['storefront §3 record type: event is 12', 'administration §3 record type: event is 12', 'event?', 12],
    [
      'storefront §3 record type: gallery is 14',
      'administration §3 record type: gallery is 14',
      'gallery?',
      14,
    ],
    ['storefront §3 record type: binary is 15', 'administration §3 record type: binary is 15', 'binary?', 15],
    [
      'storefront §3 record type: css-asset is 16',
      'administration §3 record type: css-asset is 16',
      'css-asset?',
      16,
    ],
    [
      'storefront §3 record type: tweak-asset is 17',
      'administration §3 record type: tweak-asset is 17',
      'tweak-asset?',
      17,
    ],
    [
      'storefront §3 record type: digital-good is 18',
      'administration §3 record type: digital-good is 18',
      'digital-good?',
      18,
    ],
    [
      'storefront §3 record type: attachment is 19',
      'administration §3 record type: attachment is 19',
      'attachment?',
      19,
    ],
    [
      'storefront §3 record type: wordpress-export is 20',
      'administration §3 record type: wordpress-export is 20',
      'wordpress-export?',
      20,
    ],
    [
      'storefront §3 record type: json-export is 21',
      'administration §3 record type: json-export is 21',
      'json-export?',
      21,
    ],
    [
      'storefront §3 record type: site-search is 30',
      'administration §3 record type: site-search is 30',
      'site-search?',
      30,
    ],
    [
      'storefront §3 record type: active-time is 31',
      'administration §3 record type: active-time is 31',
      'active-time?',
      31,
    ],
    ['storefront §3 record type: tweet is 50', 'administration §3 record type: tweet is 50', 'tweet?', 50],
    [
      'storefront §3 record type: checkin is 52',
      'administration §3 record type: checkin is 52',
      'checkin?',
      52,
    ],
    [
      'storefront §3 record type: kbarticle is 54',
      'administration §3 record type: kbarticle is 54',
      'kbarticle?',
      54,
    ],
  ] as const)('%s, %s', (_storefront, _administration, predicate, recordType) => {
    expect([holds(predicate, { recordType }), holds(predicate, { recordType: 63 })]).toEqual([true, false]);
  });

  it.each([
    [
      'storefront §3 folder behaviour: index is 1',
      'administration §3 folder behaviour: index is 1',
      [1, 'index?', true],
      [2, 'index?', false],
    ],
    [
      'storefront §3 folder behaviour: redirect is 2',
      'administration §3 folder behaviour: redirect is 2',
      [2, 'redirect?', true],
      [1, 'redirect?', false],
    ],
    [
      'storefront §3 folder behaviour: none is 3',
      'administration §3 folder behaviour: none is 3',
      [3, 'clickable?', false],
      [3, 'index?', false],
    ],
    [
      'storefront §3 folder behaviour: variation is 4',
      'administration §3 folder behaviour: variation is 4',
      [4, 'clickable?', false],
      [4, 'redirect?', false],
    ],
    [
      'storefront §3 folder behaviour: index and redirect can be clicked',
      'administration §3 folder behaviour: index and redirect can be clicked',
      [1, 'clickable?', true],
      [2, 'clickable?', true],
    ],
  ] as const)('%s, %s', (_storefront, _administration, ...cases) => {
    for (const [folderBehavior, predicate, answer] of cases as readonly (readonly [
      number,
      string,
      boolean,
    ])[])
      expect(holds(predicate, { folderBehavior, collection: { folder: true, folderBehavior } })).toBe(answer);
  });

  it.each([
    ['administration §3 background source: upload is 1', 1, 'upload'],
    ['administration §3 background source: instagram is 2', 2, 'instagram'],
    ['administration §3 background source: video is 3', 3, 'video'],
    ['administration §3 background source: none is 4', 4, 'none'],
  ])('%s', (_statement, backgroundSource, name) => {
    expect(holds(`background-source-${name}?`, { backgroundSource })).toBe(true);
    expect(holds(`background-source-${name}?`, { backgroundSource: 5 })).toBe(false);
  });

  it.each([
    ['administration §3 promoted block: map', 'map'],
    ['administration §3 promoted block: embed', 'embed'],
    ['administration §3 promoted block: image', 'image'],
    ['administration §3 promoted block: code', 'code'],
    ['administration §3 promoted block: quote', 'quote'],
    ['administration §3 promoted block: twitter', 'twitter'],
    ['administration §3 promoted block: link', 'link'],
    ['administration §3 promoted block: video', 'video'],
    ['administration §3 promoted block: foursquare', 'foursquare'],
    ['administration §3 promoted block: instagram', 'instagram'],
    ['administration §3 promoted block: form', 'form'],
  ])('%s', (_statement, promotedBlockType) => {
    expect(holds(`promoted${promotedBlockType.toUpperCase()}?`, { promotedBlockType })).toBe(true);
    expect(holds(`promoted${promotedBlockType.toUpperCase()}?`, { promotedBlockType: 'other' })).toBe(false);
  });

  it.each([
    ['administration §3 collection type: template-page is 7', 'collection-template-page?', 7],
    ['administration §3 collection type: page is 10', 'collection-page?', 10],
  ] as const)('%s', (_statement, predicate, type) => {
    expect([type, 13].map((each) => holds(predicate, { collection: { type: each } }))).toEqual([true, false]);
  });

  const comments = (item: object, commentsEnabled = true) =>
    holds('comments?', { ...item, websiteSettings: { commentsEnabled } });
  it.each([
    ['administration §4 comments: are on when the item’s state is 1', { commentState: 1 }, true, true],
    [
      'administration §4 comments: show when the state is 1',
      { commentState: 1, publicCommentCount: 0 },
      true,
      true,
    ],
    ['neither on nor there', { commentState: 2, publicCommentCount: 0 }, true, false],
    [
      'administration §4 comments: show when there are public ones',
      { commentState: 2, publicCommentCount: 1 },
      true,
      true,
    ],
    [
      'administration §4 comments: are hidden when the site has them off',
      { commentState: 1, publicCommentCount: 5 },
      false,
      false,
    ],
  ])('%s', (_statement, item, enabled, shown) => expect(comments(item, enabled)).toBe(shown));

  it('administration §4 events: show past or upcoming', () => {
    const past = ['past', 'upcoming'].map((showPastOrUpcomingEvents) =>
      holds('show-past-events?', { showPastOrUpcomingEvents }),
    );
    expect(past).toEqual([true, false]);
  });

  it.each([
    ['administration §5 comment count: 0 says No Comment', 0, 'No Comment'],
    ['administration §5 comment count: 1 says 1 Comment', 1, '1 Comment'],
    ['administration §5 comment count: more say N Comments', 2, '2 Comments'],
  ])('%s', (_statement, publicCommentCount, words) =>
    expect(print('{@|comment-count}', { publicCommentCount })).toBe(words),
  );

  it('administration §5 share buttons: none without options of the site', () => {
    const shares = (website: object) => print('{item|social-button}', { website, item: { title: 'T' } });
    expect([shares({}), shares({ shareButtonOptions: ['a'] }) === '']).toEqual(['', false]);
  });

  it('administration §5 event: is of one day when both ends are on the same UTC year and day', () => {
    const day = 86_400_000;
    const same = [
      [0, day - 1],
      [day - 1, day],
      [0, 365 * day],
    ].map(([startDate, endDate]) => holds('same-day?', { startDate, endDate }));
    expect(same).toEqual([true, false, false]);
  });

  it('administration §5 excerpt: is there only with visible text', () => {
    const there = ['<p>Hi</p>', '<p> &nbsp;\n</p><img src="x">', ''].map((html) =>
      holds('excerpt?', { excerpt: { html } }),
    );
    expect(there).toEqual([true, false, false]);
  });

  it('administration §5 location: can be mapped only with latitude and longitude', () => {
    const there = [{ mapLat: 1, mapLng: 2 }, { mapLat: 1 }, { mapLng: 2 }].map((location) =>
      holds('location?', { location }),
    );
    expect(there).toEqual([true, false, false]);
  });

  it('administration §3 follow button: reads userName and profileUrl, administration §5 follow button: without a userName takes the last part of profileUrl', () => {
    const name = (account: object) =>
      /data-username="([^"]*)"/.exec(print('{@|twitter-follow-button}', account))?.[1];
    expect(name({ userName: 'ann', profileUrl: 'https://x.test/jo' })).toBe('ann');
    expect(name({ userName: ' ', profileUrl: 'https://x.test/jo/' })).toBe('jo');
  });

  it.each([
    ['administration §7 auto link: addresses', 'see https://a.test now', 'href="https://a.test"'],
    ['administration §7 auto link: @handles', 'ask @jo', '>@jo</a>'],
    ['administration §7 auto link: #hashtags', 'so #good', '>#good</a>'],
  ])('%s', (_statement, given, part) => expect(print('{@|activate-twitter-links}', given)).toContain(part));

  const calendar = (event: object) => print('{@|google-calendar-url}', event);
  it('administration §7 calendar link: leads to an event template of an outside calendar', () => {
    expect(calendar({ title: 'T' })).toMatch(/^http:\/\/[^/]+\/calendar\/event\?action=TEMPLATE&/);
  });
  it('administration §7 calendar link: has text and dates as %Y%m%dT%H%M%SZ in UTC', () => {
    expect(calendar({ title: 'A fair', startDate: 0, endDate: 3_600_000 })).toContain(
      'text=A%20fair&dates=19700101T000000Z/19700101T010000Z',
    );
  });
  it('administration §7 calendar link: has the location’s lines and country joined with commas', () => {
    const location = { addressLine1: '1 Mill Lane', addressLine2: '', addressCountry: 'US' };
    expect(decodeURIComponent(calendar({ title: 'T', location }))).toContain('&location=1 Mill Lane, US');
  });

  it.each([
    ['administration §2 output: a comment link an item', '{@|comment-link}', '<a href="/t#comments-i"'],
    ['administration §2 output: a comment count', '{@|comment-count}', 'No Comment'],
    ['administration §2 output: a comments area', '{@|comments}', 'id="comments-i"'],
    ['administration §2 output: a follow button', '{@|twitter-follow-button}', 'squarespace-follow-button'],
    [
      'administration §2 output: a link to put an event into a calendar',
      '{@|google-calendar-url}',
      'action=TEMPLATE',
    ],
    ['administration §2 output: the cart link leads to /cart', '{@|cart-url}', '/cart'],
  ])('%s', (_statement, template, part) => {
    expect(print(template, { id: 'i', fullUrl: '/t', title: 'T' })).toContain(part);
  });

  it('administration §2 output: a like button', () => {
    const liked = { item: { id: 'i' }, websiteSettings: { simpleLikingEnabled: true } };
    expect(print('{item|like-button}', liked)).toContain('data-item-id="i"');
  });
  it('administration §2 output: share buttons as a block or inline', () => {
    const given = { website: { shareButtonOptions: ['a'] }, item: { title: 'T' } };
    expect(print('{item|social-button}', given)).toMatch(/^<div/);
    expect(print('{item|social-button-inline}', given)).toMatch(/^<span/);
  });
  it('administration §2 output: the absolute address joins base and path', () => {
    expect(print('{p|AbsUrl}', { 'base-url': 'https://x.test', p: 'a/b' })).toBe('https://x.test/a/b');
  });
});
