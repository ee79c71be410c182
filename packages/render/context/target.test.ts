import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { describe, expect, it } from 'vitest';
import { sampleSnapshot } from '../page/sample-site.test-data.ts';
import { findTarget } from './target.ts';

describe('an address of a site', () => {
  it.each(['/%00', '/%00/x', '/about%00', '/shop/p/%00'])('with NUL leads to nothing: %s', (path) => {
    expect(findTarget(shownSite(sampleSnapshot(), 0), path, { get: () => null })).toEqual({
      kind: 'not-found',
    });
  });
});
