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
});
