import { describe, expect, it } from 'vitest';
import { isSafeHref } from '../rich-text/links.ts';
import { embedServices, type EmbedServiceKey, readEmbed } from './embed-services.ts';

const keys = Object.keys(embedServices) as EmbedServiceKey[];

describe('an address of a service', () => {
  it.each(keys)('is read as its example says: %s', (key) => {
    const found = readEmbed(key, embedServices[key].example);
    expect(found?.title).toBe(embedServices[key].title);
    expect(readEmbed('any', embedServices[key].example)).toEqual(found);
  });

  it.each(keys)('leads to https and nowhere else, whatever was typed: %s', (key) => {
    const { example } = embedServices[key];
    for (const typed of [`${example}"><script>`, `${example}#x`, ` ${example} `, `javascript:${example}`]) {
      const found = readEmbed(key, typed);
      for (const address of [found?.page, found?.frame]) {
        if (!address) continue;
        expect(isSafeHref(address), address).toBe(true);
        expect(address.startsWith('https://')).toBe(true);
      }
    }
  });

  it.each([
    ['twitter', 'https://evil.example/x.com/name/status/1'],
    ['instagram', 'https://instagram.com.evil.example/p/abc/'],
    ['youtube', 'https://www.youtube.com/watch?v=short'],
    ['soundcloud', 'http://soundcloud.com/name'],
    ['opentable', 'rid=1'],
  ] as const)('of another place is none: %s %s', (key, typed) => expect(readEmbed(key, typed)).toBeNull());

  it.each([
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk?si=1" allowfullscreen></iframe>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    [
      '<iframe src="//player.vimeo.com/video/123456?h=1&amp;title=0"></iframe><script src="https://evil.example"></script>',
      'https://vimeo.com/123456',
    ],
    [
      "<blockquote class='twitter-tweet'><p>Hi</p><a href='https://twitter.com/name/status/12?x=1'>now</a></blockquote>",
      'https://x.com/name/status/12',
    ],
    [
      '<blockquote data-instgrm-permalink="https://www.instagram.com/p/abc123/?utm=1"></blockquote>',
      'https://www.instagram.com/p/abc123/',
    ],
  ])('is found in the HTML that a service offers: %s', (html, page) => {
    const found = readEmbed('any', html);
    expect(found?.page).toBe(page);
    expect(found?.frame).toMatch(/^https:/);
    expect(JSON.stringify(found)).not.toContain('evil');
  });

  it('is in no HTML of anything else', () =>
    expect(readEmbed('any', '<iframe src="https://evil.example/vimeo.com/123456"></iframe>')).toBeNull());
});
