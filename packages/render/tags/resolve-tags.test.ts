import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { renderPage } from '../page/render-page.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from '../page/sample-site.test-data.ts';

const engine = createSiteEngine({ clock: Date.now });
const titles = '{.repeated section items}{title};{.end}';

/** A page of the sample site whose region is `region`: what it prints and the codes of its errors. */
function at(region: string, files: Readonly<Record<string, string>> = {}, path = '/') {
  const snapshot = sampleSnapshot(withFolder);
  const theme = makeTheme('sample', new Map(Object.entries({ 'site.region': region, ...files })));
  const target = findTarget(shownSite(snapshot, 0), path, new URLSearchParams());
  if (target.kind === 'not-found') throw new Error(`nothing at ${path}`);
  const catalog = sampleCatalog([sampleProduct('shirt: S 12.00 3')], catalogNeeds(snapshot, theme, target));
  const input = { engine, theme, snapshot, catalog, origin: 'https://sample.example', path, now: 0 };
  const { html, main, errors } = renderPage({ ...input, stylesheet: '/x.css', fontPreloads: [] }, target);
  return { html, main, codes: errors.map(({ code }) => code).join(' ') };
}

const withFolder: Partial<SiteSnapshot> = {
  navigation: {
    main: [
      {
        id: 'n1',
        title: 'Reading',
        target: { kind: 'external', href: '/reading', newWindow: false },
        children: [
          {
            id: 'n2',
            title: 'Journal',
            target: { kind: 'collection', collectionId: 'journal' },
            children: [],
          },
        ],
      },
    ],
    footer: [{ id: 'n3', title: 'Shop', target: { kind: 'collection', collectionId: 'shop' }, children: [] }],
  },
};

const journal = '<squarespace:query collection="journal" limit="1">';
const closed = '</squarespace:query>';
const nav = {
  'blocks/nav.block': `${titles}`,
  'blocks/tagged.block': `${titles}${journal}${titles}${closed}`,
};

describe('the platform’s tags', () => {
  it.each([
    ['a navigation by its block', '<squarespace:navigation navigationId="main" template="nav"/>', 'Reading;'],
    [
      'a paired navigation',
      '<squarespace:navigation navigationId=footerNav template=nav></squarespace:navigation>',
      'Shop;',
    ],
    [
      'a navigation through its own body, whatever block it names',
      '<squarespace:navigation navigationId="main" template="nav">' +
        '<b class="{navigationId}">{.repeated section items}{title}{.end}</b></squarespace:navigation>',
      '<b class="main">Reading</b>',
    ],
    [
      'a navigation’s own body in an attribute',
      '<i data-n="<squarespace:navigation navigationId="footerNav">{items|count}</squarespace:navigation>">',
      '<i data-n="1">',
    ],
    [
      'a navigation by its block, though there is white space in it',
      '<squarespace:navigation template="nav"> </squarespace:navigation>',
      'Reading;',
    ],
    [
      'tags in what the block of a navigation prints',
      '<squarespace:navigation template="tagged"/>',
      'Reading;The second post;',
    ],
    [
      'tags in the own body of a navigation',
      `<squarespace:navigation>{items|count}:${journal}${titles}${closed}</squarespace:navigation>`,
      '1:The second post;',
    ],
    [
      'a navigation never closed',
      '<squarespace:navigation navigationId="main" template="nav">rest',
      'Reading;rest',
    ],
    [
      'a block named with its ending or a path',
      "<squarespace:navigation template='blocks/nav.block'/>",
      'Reading;',
    ],
    ['a query', `${journal}${titles}${closed}`, 'The second post;'],
    [
      'a query whose body stands in its head, too',
      '<squarespace:query collection="journal">q</squarespace:query>',
      'q',
    ],
    [
      'instructions in an attribute',
      `<squarespace:query collection="{.if website}journal{.end}" limit={.if website}1{.end}>${titles}${closed}`,
      'The second post;',
    ],
    [
      'quotes in an instruction in an attribute',
      `<squarespace:query collection="{.equal? website.siteTitle "x"}{.or}journal{.end}" limit="1">${titles}${closed}`,
      'The second post;',
    ],
    [
      'a tag in an attribute of an element',
      `<div class="n-${journal}{items|count}${closed} b">`,
      '<div class="n-1 b">',
    ],
    [
      'a tag in a tag',
      `${journal}{.repeated section items}{title}:<squarespace:query collection="shop">${titles}${closed}{.end}${closed}`,
      'The second post:Sample shirt;',
    ],
    [
      'each body in its own context',
      `{.var @x website}${journal}{@x.siteTitle}{collection.title}${closed}`,
      'Journal',
    ],
    ['related on a list', '<squarespace:related limit=1>{items|count}</squarespace:related>', '0'],
    [
      'a category list',
      '<squarespace:category collection="journal">{items|count}</squarespace:category>',
      '0',
    ],
    [
      'skip and limit',
      `<squarespace:query collection="journal" skip="1" limit="1">${titles}${closed}`,
      'The first post;',
    ],
    [
      'what is escaped',
      '<squarespace:escape>{website.siteTitle}<squarespace:query/></squarespace:escape>',
      '{website.siteTitle}<squarespace:query/>',
    ],
    [
      'what is escaped in a query',
      `${journal}{items|count}<squarespace:escape>{x}${'<squarespace:query/>'}</squarespace:escape>${closed}`,
      '1{x}<squarespace:query/>',
    ],
    ['an empty escape', 'a<squarespace:escape></squarespace:escape>b', 'ab'],
    [
      'a script of the theme',
      '<squarespace:script src="lib/site.js" combo="true" />',
      '<script src="/theme-assets/sample/scripts/lib/site.js" defer></script>',
    ],
    [
      'a block field',
      '<squarespace:block-field id="foot" columns="12"/>',
      '<div class="v-block-field" data-block-field="foot"></div>',
    ],
    [
      'page variables',
      '{squarespace.page-id} {squarespace.page-title|html}',
      'collection-home Sample &amp; Co',
    ],
  ])('draw %s', (_what, region, expected) => {
    expect(at(region, nav)).toMatchObject({ html: expected, codes: '' });
  });

  it('end where the block of a navigation holds the navigation itself', () => {
    const { html, codes } = at('<squarespace:navigation template="loop"/>', {
      'blocks/loop.block': 'x<squarespace:navigation template="loop"/>',
    });
    expect([html, codes]).toEqual(['xxxxxxx', 'TAG_TOO_DEEP']);
  });

  it('give a list and a query the items of their collection', () => {
    const list = { 'collections/blog.list': '{collection.items|count}/{items|count}' };
    const queried = '<squarespace:query collection="journal">{collection.items|count}</squarespace:query>';
    expect(at(`{squarespace.main-content} ${queried}`, list, '/journal').html).toBe('2/2 2');
  });

  it.each([
    [
      'a collection',
      'a<squarespace:query collection="gone">{items|count}</squarespace:query>b',
      'a0b',
      'TAG_COLLECTION_MISSING',
    ],
    ['a kind of tag', 'a<squarespace:unheard-of/>b', 'ab', 'TAG_UNKNOWN'],
    ['a script', 'a<squarespace:script src="../../x.js"/>b', 'ab', 'TAG_SCRIPT_REFUSED'],
    ['a partial', 'a{@|apply gone}b', 'ab', 'APPLY_PARTIAL_MISSING'],
    ['a partial in a query', `a${journal}{@|apply gone}${closed}b`, 'ab', 'APPLY_PARTIAL_MISSING'],
    ['an instruction in a query', `a${journal}{.end}x${closed}b`, 'axb', 'MISMATCHED_END'],
  ])('name what is missing, %s, and never break the page', (_what, region, html, codes) => {
    expect(at(region)).toMatchObject({ html, codes });
  });

  it('draw the platform’s navigation when the theme has no block of that name, and say so', () => {
    const { html, codes } = at('<squarespace:navigation template="gone"/>');
    expect(html).toContain('>Reading</a>');
    expect(codes).toBe('TAG_TEMPLATE_MISSING');
  });

  it('draw the folder of the page that is looked at', () => {
    expect(at('<squarespace:folder-navigation template=nav />', nav, '/journal').html).toBe('Journal;');
    expect(at('<squarespace:folder-navigation template=nav />', nav).html).toBe('');
  });

  it('leave what a collection’s template escapes alone when the region is drawn', () => {
    const files = {
      'collections/blog.list': `<squarespace:escape>${journal}{title}${closed}</squarespace:escape>`,
    };
    const { html, main } = at('<main>{squarespace.main-content}</main>', files, '/journal');
    expect(html).toBe(`<main>${journal}{title}${closed}</main>`);
    expect(main).toBe(`${journal}{title}${closed}`);
  });

  it('are in the region that a collection names, be it a layout or a file', () => {
    const files = {
      'collections/blog.conf': '{"regionName": "wide"}',
      'wide.region': `wide ${journal}${titles}${closed}`,
    };
    expect(at('x', files, '/journal').html).toBe('wide The second post;');
    const layouts = {
      'template.conf': '{"layouts": {"wide": {"regions": ["top", "end"]}}}',
      'top.region': 't',
      'end.region': 'e',
    };
    expect(at('x', { ...files, ...layouts }, '/journal')).toMatchObject({ html: 'te', codes: '' });
  });

  it('give a navigation’s block what public themes read of an entry', () => {
    const block =
      '{.repeated section items}{.section collection}{.folder?}[{.end}<a href="{fullUrl}">{navigationTitle}</a>' +
      '{.repeated section items}{collection.title}{.end}{.or}{.section externalLink}' +
      '<a href="{url}"{.if newWindow} target="_blank"{.end}>{title}</a>{.end}{.end}{.if folderActive}!{.end}' +
      '{.repeated section items}({.section collection}{typeName}{.end}){.end}{.end}';
    const files = { 'blocks/public.block': block };
    expect(at('<squarespace:navigation template="public"/>', files, '/journal')).toMatchObject({
      html: '<a href="/reading">Reading</a>!(blog)',
      codes: '',
    });
    expect(at('<squarespace:navigation navigationId="footerNav" template="public"/>', files).html).toBe(
      '<a href="/shop">Shop</a>',
    );
  });

  it('run in blocks, too', () => {
    const files = { 'blocks/latest.block': `${journal}${titles}${closed}` };
    expect(at('{@|apply latest}{@|apply latest.block}{@|apply blocks/latest.block}', files).html).toBe(
      'The second post;'.repeat(3),
    );
  });
});
