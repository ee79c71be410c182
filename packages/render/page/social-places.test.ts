import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from './catalog-needs.ts';
import { makeTheme } from './make-theme.ts';
import { renderPage } from './render-page.ts';
import { sampleCatalog, sampleSnapshot } from './sample-site.test-data.ts';

const region = '<html><body><main>{squarespace.main-content}</main></body></html>';

/** The page of the sample site's second post, by a theme with this template of it. */
function drawn(template: string): string {
  const snapshot = sampleSnapshot();
  const files = { 'site.region': region, 'collections/blog.item': template };
  const theme = makeTheme('sample', new Map(Object.entries(files)));
  const target = findTarget(shownSite(snapshot, 0), '/journal/second', new URLSearchParams());
  if (target.kind !== 'item') throw new Error('the sample site has no second post');
  const page = renderPage(
    {
      engine: createSiteEngine({ clock: Date.now }),
      theme,
      snapshot,
      fontPreloads: [],
      stylesheet: '',
      origin: 'https://sample.example',
      path: '/journal/second',
      now: Date.UTC(2026, 10, 21),
      catalog: {
        ...sampleCatalog([], catalogNeeds(snapshot, theme, target)),
        likeCounts: new Map([[target.item.id, 3]]),
        socialSettings: { simpleLiking: true, shareButtons: ['facebook', 'mail'] },
      },
    },
    target,
  );
  expect(page.errors).toEqual([]);
  return page.html;
}

describe('the places that formatters keep for scripts', () => {
  it('have a button of the one form of the page for likes', () => {
    const html = drawn('{.section item}<p>{@|like-button}</p><p>{@|like-button}</p>{.end}');
    expect(
      html.match(/<button class="v-like-button" type="submit" form="v-likes" name="itemId"/g),
    ).toHaveLength(2);
    expect(html).toContain('aria-label="Like 3"');
    expect(html.match(/<form id="v-likes"/g)).toHaveLength(1);
    expect(html).toContain('name="page" value="/journal/second"');
  });

  it('have plain links for sharing and following, and no script', () => {
    const html = drawn('{.section item}{@|social-button}{userName|twitter-follow-button}{.end}');
    expect(html).toContain(
      'href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsample.example%2Fjournal',
    );
    expect(html).toContain('aria-label="Share by email"');
    expect(html).not.toContain('Y.use');
  });
});
