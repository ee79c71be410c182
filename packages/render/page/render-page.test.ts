import type { Product } from '@veranda/domain/catalog/product';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../context/target.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { catalogNeeds } from './catalog-needs.ts';
import { makeTheme } from './make-theme.ts';
import { renderNotFound, renderPage } from './render-page.ts';
import { sampleCatalog, sampleProduct, sampleSnapshot } from './sample-site.test-data.ts';

const engine = createSiteEngine({ clock: Date.now });
const region =
  '<html><head>{squarespace-headers}</head><body id="{squarespace.page-id}" class="{squarespace.page-classes}">' +
  '<squarespace:navigation navigationId="main" template="navigation"/>' +
  '<main>{squarespace.main-content}</main>{squarespace-footers}</body></html>';
const shirt = sampleProduct('shirt: S 12.00 3, M 12.00 0, L 14.00/9.00 *');

interface Asked {
  readonly files?: Readonly<Record<string, string>>;
  readonly products?: readonly Product[];
  readonly snapshot?: SiteSnapshot;
  /** Path of the store's only category. */
  readonly category?: string;
}

function render(
  address: string,
  { files = {}, products = [shirt], snapshot = sampleSnapshot(), category }: Asked = {},
) {
  const theme = makeTheme('sample', new Map(Object.entries({ 'site.region': region, ...files })));
  const url = new URL(address, 'https://sample.example');
  const target = findTarget(shownSite(snapshot, 0), url.pathname, url.searchParams);
  const only = { id: 'c', displayName: 'Bowls & plates', path: category ?? '', productCount: 1 };
  const categories = new Map(category === undefined ? [] : [['shop', [only]]]);
  const input = {
    engine,
    theme,
    snapshot,
    catalog: { ...sampleCatalog(products, catalogNeeds(snapshot, theme, target)), categories },
    origin: url.origin,
    path: url.pathname,
    now: Date.UTC(2026, 10, 21),
    stylesheet: '/assets-css/x.css',
    fontPreloads: [],
  };
  return target.kind === 'not-found' ? renderNotFound(input) : renderPage(input, target);
}

describe('a page', () => {
  const { html, errors } = render('/');
  it('renders without an error', () => expect(errors).toEqual([]));
  it('writes sections and blocks in reading order with their places', () => {
    expect(html).toMatch(/<section class="v-section v-width-content[^>]*data-section-theme="light" id="top"/);
    expect(html).toContain(
      'style="--x:1;--y:1;--w:24;--h:4;--px:1;--py:1;--pw:8;--ph:1"><h1>Fresh &lt;samples&gt;</h1>',
    );
    expect(html.indexOf('Fresh')).toBeLessThan(html.indexOf('To the shop'));
  });
  it('writes every kind through its template', () => {
    expect(html).toContain('<a class="v-btn v-btn-primary v-btn-medium" href="/shop">To the shop</a>');
    expect(html).toContain('<figcaption class="v-source">A reader</figcaption>');
    expect(html).toMatch(/<details class="v-accordion-item" name="accordion-b3" open>/);
    expect(html).toContain('<h3 class="v-summary-title"><a href="/journal/second">The second post</a></h3>');
    expect(html).toContain('<h3 class="v-product-title"><a href="/shop/p/shirt">Sample shirt</a></h3>');
  });
  it('shows no summary without a name of an accordion: an empty entry is left out, a text without a title stands as it is', () => {
    const words = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) }],
    });
    const items = [
      { title: '  ', doc: words('') },
      { title: '', doc: words('A text without a title') },
      { title: 'Opening hours', doc: words('From nine') },
    ];
    const snapshot = JSON.parse(JSON.stringify(sampleSnapshot()), (key, value: unknown) =>
      key === 'items' && JSON.stringify(value).includes('Why?') ? items : value,
    ) as SiteSnapshot;
    const page = render('/', { snapshot }).html;
    expect(page.match(/<summary>/g)).toHaveLength(1);
    expect(page).toContain('<summary><h3 class="v-accordion-title">Opening hours</h3></summary>');
    expect(page).toContain(
      '<div class="v-accordion-body v-accordion-text"><p>A text without a title</p></div>',
    );
  });
  it('says who and what it is in the head', () => {
    expect(html).toContain('<title>Sample &amp; Co</title>');
    expect(html).toContain('<link rel="canonical" href="https://sample.example/">');
    expect(html).toContain('"@type":"Organization"');
  });
  it('gives the body its page id and classes', () => {
    expect(html).toContain(
      '<body id="collection-home" class="page-type-2 page-page collection-type-page view-list homepage">',
    );
  });
});

describe('scripts', () => {
  const bare = sampleSnapshot();
  const plain = {
    ...bare,
    settings: { ...bare.settings, visitorMetrics: false },
    collections: bare.collections.filter((collection) => collection.id === 'journal'),
  };
  it('are not on a page with nothing to operate', () => {
    expect(render('/journal', { snapshot: plain }).html).not.toMatch(/<script(?! type="application)/);
  });
  it('are one loader on a page of a site with a store', () => {
    const { html } = render('/journal');
    expect(html.match(/<script type="module" src="\/bundles\/loader.js"><\/script>/g)).toHaveLength(1);
    expect(html).toContain('data-island="cart"');
  });
});

describe('a product page', () => {
  const { html, errors } = render('/shop/p/shirt');
  const form = /<form class="v-product-form[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  it('renders without an error', () => expect(errors).toEqual([]));
  it('is a form that works without script', () => {
    expect(form).toContain('method="post" action="/api/commerce/shopping-cart/entries"');
    expect(form).toContain('name="itemId" value="p-shirt"');
    expect(form).toContain(
      '<button class="v-btn v-btn-primary v-add-to-cart" type="submit" data-label="Add To Cart">Add To Cart</button>',
    );
  });
  it('asks for the option, and marks what is sold out when there is one option', () => {
    expect(form).toContain('<legend class="v-option-name">Size</legend>');
    expect(form).toMatch(/name="option.Size" value="S" required>/);
    expect(form).toMatch(/name="option.Size" value="M" required disabled>/);
  });
  it('asks for a quantity of 1 to 9999 in whole numbers, storefront §5', () => {
    expect(form).toContain('name="quantity" min="1" max="9999" step="1" value="1"');
  });
  it('carries the variants for its island', () => {
    expect(form).toContain('&quot;sku&quot;:&quot;SKU-shirt-L&quot;');
  });
  it('names its price and availability for machines', () => {
    expect(html).toMatch(/"@type":"AggregateOffer","lowPrice":"9.00","highPrice":"12.00"/);
    expect(html).toContain('https://schema.org/InStock');
  });
  it('is not there when the product is not published', () => {
    expect(render('/shop/p/shirt', { products: [{ ...shirt, state: 'draft' }] }).status).toBe(404);
  });
});

describe('the product form', () => {
  const formOf = (product: Product): string =>
    /<form class="v-product-form[\s\S]*?<\/form>/.exec(
      render(`/shop/p/${product.urlSlug}`, { products: [product] }).html,
    )?.[0] ?? '';
  it.each([
    ['a physical product with more than one in stock', sampleProduct('mug: one 8.00 5'), true],
    ['the last one in stock', sampleProduct('mug: one 8.00 1'), false],
    ['a service where several are allowed', sampleProduct('mug: one 8.00 *', { kind: 'service' }), true],
    ['a digital product', sampleProduct('mug: one 8.00 *', { kind: 'digital' }), false],
    ['a gift card', sampleProduct('mug: one 8.00 *', { kind: 'gift-card' }), false],
  ])('shows a quantity for %s: %#, storefront §5', (_what, product, shown) => {
    expect(formOf(product).includes('type="number"')).toBe(shown);
  });
  it('asks for nothing when there is one variant, or for digital products, storefront §2', () => {
    expect(formOf(sampleProduct('mug: one 8.00 5'))).not.toContain('v-option');
    expect(formOf(sampleProduct('mug: one 8.00 5'))).toContain('name="sku" value="SKU-mug-one"');
    expect(formOf(sampleProduct('song: mp3 1.00 *, wav 2.00 *', { kind: 'digital' }))).not.toContain(
      'v-option-name',
    );
  });
  it('says that it is sold out and cannot be sent', () => {
    expect(formOf(sampleProduct('mug: one 8.00 0'))).toMatch(
      /type="submit" data-label="Add To Cart" disabled>Sold Out</,
    );
  });
  it('uses selects for many or long values', () => {
    const long = sampleProduct('box: a-very-long-name-of-a-value 8.00 1, b 8.00 1');
    expect(formOf(long)).toMatch(
      /<select class="v-select"[^>]* name="option.Size" required><option value="">Select Size<\/option>/,
    );
  });
  it('uses the product’s own text', () => {
    expect(formOf(sampleProduct('mug: one 8.00 5', { customAddText: 'Bake mine' }))).toContain(
      '>Bake mine</button>',
    );
  });
});

describe('a store’s list', () => {
  const mugs = Array.from({ length: 35 }, (_, index) =>
    sampleProduct(`mug${index}: one 8.00 ${index === 0 ? 0 : 5}`),
  );
  it('shows its products with price and marks, thirty to a page', () => {
    const { html, errors } = render('/shop', { products: mugs });
    expect(errors).toEqual([]);
    expect(html.match(/<article class="v-card/g)).toHaveLength(30);
    expect(html).toContain('<span class="v-mark v-mark-sold-out">sold out</span>');
    expect(html).toContain('<a class="v-page-link v-page-next" rel="next" href="/shop?offset=30">');
  });
  it('continues with offset', () => {
    const { html } = render('/shop?offset=30', { products: mugs });
    expect(html.match(/<article class="v-card/g)).toHaveLength(5);
    expect(html).toContain('rel="prev" href="/shop"');
  });
  it.each([
    ['/shop?offset=30', '/shop?offset=30'],
    ['/shop?offset=30&category=bowls', '/shop?offset=30&amp;category=bowls'],
    ['/shop?offset=30&category=bowls&sort=newest', '/shop?category=bowls'],
    ['/shop?offset=30&sort=newest', '/shop'],
    ['/journal?offset=1&tag=bread', '/journal'],
  ])(
    'is found where the whole list or category has the same, not at a page of a part of it: %s',
    (address, path) => {
      const { html } = render(address, { products: mugs, category: '/bowls' });
      expect(html).toContain(`<link rel="canonical" href="https://sample.example${path}">`);
    },
  );
  it('has a title of its own for a category, and nothing at one that it has not', () => {
    const { html } = render('/shop?category=bowls', { category: '/bowls' });
    expect(html).toContain('<title>Bowls &amp; plates — Sample &amp; Co</title>');
    expect(html).toContain('"name":"Bowls & plates","item":"https://sample.example/shop?category=bowls"');
    expect(render('/shop?category=nope', { category: '/bowls' }).status).toBe(404);
    expect(render('/journal?category=nope').status).toBe(404);
  });
  it.each(['/shop?offset=60', '/journal?offset=20'])(
    'is not there beyond its end, and leads back: %s',
    (address) => {
      const { status, html } = render(address, { products: mugs });
      expect(status).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).toContain('rel="prev"');
    },
  );
  it('adds from a card when there is one variant, and leads to the page when there are options, storefront §4', () => {
    const files = { 'collections/products.list': '{.repeated section items}{@|apply quick-add}{.end}' };
    const { html, errors } = render('/shop', { files, products: [sampleProduct('mug: one 8.00 5'), shirt] });
    expect(errors).toEqual([]);
    expect(html).toMatch(/<form class="v-quick-add" method="post"[\s\S]*name="itemId" value="p-mug"/);
    expect(html).toMatch(
      /<form class="v-quick-add" method="get" action="\/shop\/p\/shirt"[\s\S]*>Add To Cart</,
    );
    expect(html).toMatch(/<a class="v-quick-view" href="\/shop\/p\/shirt"/);
  });
  it('says from when prices differ', () => {
    expect(render('/shop').html).toContain('from €9.00');
  });
});

describe('a theme', () => {
  it('overrides a system partial and a block by a file of its name', () => {
    const files = { 'blocks/product-card.block': '[{title}]', 'blocks/block-button.block': '<b>{label}</b>' };
    expect(render('/shop', { files }).html).toContain('[Sample shirt]');
    expect(render('/', { files }).html).toContain('<b>To the shop</b>');
  });
  it('administration §1 site: is rendered from collections by the template engine; draws a list by its own template, with its page size', () => {
    const files = {
      'collections/blog.list': '{.repeated section items}<i>{title}</i>{.end}',
      'collections/blog.conf': '{"pageSize": 1,}',
    };
    expect(render('/journal', { files }).html).toContain('<main><i>The second post</i></main>');
  });
  it('that misses a file names it and shows the page', () => {
    const files = {
      'template.conf': '{"stylesheets": ["gone.less"], "layouts": {"default": {"regions": ["gone"]}}}',
    };
    const { html, errors } = render('/', { files });
    expect(errors.map((error) => error.message).join()).toMatch(
      /gone\.less[\s\S]*gone\.region|gone\.region[\s\S]*gone\.less/,
    );
    expect(html).toContain('Fresh');
  });
});

describe('the platform’s tags on a page', () => {
  const at = (body: string, address = '/') => render(address, { files: { 'site.region': body } });
  it('draw a navigation and mark where the visitor is', () => {
    expect(at(region, '/shop').html).toContain(
      '<a class="v-nav-link" href="/shop" aria-current="page">Shop</a>',
    );
  });
  it('run the body of a query with its own context, after the template', () => {
    const { html, errors } = at(
      '<squarespace:query collection="journal" limit="1">{.repeated section items}<b>{title}</b>{.end}</squarespace:query>',
    );
    expect(html).toBe('<b>The second post</b>');
    expect(errors).toEqual([]);
  });
  it('take instructions in their attributes', () => {
    expect(
      at(
        '<squarespace:query collection="{.if website}journal{.end}" limit=1>{items|count}</squarespace:query>',
      ).html,
    ).toBe('1');
  });
  it('list a store, too', () => {
    expect(
      at('<squarespace:query collection="shop">{.repeated section items}{title}{.end}</squarespace:query>')
        .html,
    ).toBe('Sample shirt');
  });
  it('leave what is escaped as it stands', () => {
    expect(at('<squarespace:escape>{website.siteTitle}<squarespace:query/></squarespace:escape>').html).toBe(
      '{website.siteTitle}<squarespace:query/>',
    );
  });
  it('name what is missing to the owner and never break the page', () => {
    const { html, errors } = at(
      'a<squarespace:query collection="gone">{items|count}</squarespace:query><squarespace:unheard-of/>b',
    );
    expect(html).toBe('a0b');
    expect(errors.map((error) => error.code)).toEqual(['TAG_COLLECTION_MISSING', 'TAG_UNKNOWN']);
  });
  it('do not run without end inside one another', () => {
    const nested =
      '<squarespace:query collection="journal">'.repeat(30) + 'x' + '</squarespace:query>'.repeat(30);
    const { html, errors } = at(nested);
    expect(html).toBe('');
    expect(errors.map((error) => error.code)).toEqual(['TAG_TOO_DEEP']);
  });
  it('name only scripts of the theme', () => {
    expect(at('<squarespace:script src="site.js"/>').html).toBe(
      '<script src="/theme-assets/sample/scripts/site.js" defer></script>',
    );
    expect(at('<squarespace:script src="../../x.js"/>').html).toBe('');
  });
});

describe('an address where nothing is', () => {
  it('is the theme’s 404, not to be found', () => {
    const page = render('/nothing/here');
    expect(page.status).toBe(404);
    expect(page.html).toContain('We could not find that page.');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
  });
});
