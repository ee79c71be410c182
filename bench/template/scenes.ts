import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import blogListEta from './scenes/blog-list.eta.html?raw';
import blogListHandlebars from './scenes/blog-list.handlebars.html?raw';
import blogListLiquid from './scenes/blog-list.liquid.html?raw';
import blogListOurs from './scenes/blog-list.ours.html?raw';
import nodeEta from './scenes/node.eta.html?raw';
import nodeHandlebars from './scenes/node.handlebars.html?raw';
import nodeLiquid from './scenes/node.liquid.html?raw';
import nodeOurs from './scenes/node.ours.html?raw';
import productEta from './scenes/product.eta.html?raw';
import productHandlebars from './scenes/product.handlebars.html?raw';
import productLiquid from './scenes/product.liquid.html?raw';
import productOurs from './scenes/product.ours.html?raw';

/** One page in each engine's own language. The real page exists in ours only. */
export interface Scene {
  readonly name: string;
  readonly template: string;
  readonly partials: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly others: {
    readonly handlebars: Source;
    readonly eta: Source;
    readonly liquid: Source;
  } | null;
}

interface Source {
  readonly template: string;
  readonly partials: Readonly<Record<string, string>>;
}

const words = 'flour water salt time heat crust crumb steam oven peel bench stone'.split(' ');
const sentence = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ');

const posts = Array.from({ length: 20 }, (_, index) => ({
  title: `On ${sentence(index, 3)} & more`,
  fullUrl: `/journal/${index}`,
  publishOn: Date.UTC(2026, index % 12, 1 + index, 9, 30),
  author: index % 3 === 0 ? null : { displayName: sentence(index, 2) },
  tags: words.slice(index % 5, (index % 5) + 3),
  excerpt: `<p>${sentence(index, 40)}</p>`,
  featured: index % 4 === 0,
}));

const blogList: Scene = {
  name: 'blog list of 20',
  template: blogListOurs,
  partials: {},
  data: {
    website: { title: 'Mill & Oven', timeZone: 'UTC' },
    collection: { title: 'Journal <all>', fullUrl: '/journal' },
    items: posts,
  },
  others: {
    handlebars: {
      partials: {},
      template: blogListHandlebars,
    },
    eta: {
      partials: {},
      template: blogListEta,
    },
    liquid: {
      partials: {},
      template: blogListLiquid,
    },
  },
};

const product: Scene = {
  name: 'product with 12 variants',
  template: productOurs,
  partials: {},
  data: {
    localizedStrings: { productAddToCartText: 'Add To Cart' },
    item: {
      id: 'a1',
      title: 'Linen apron "Miller"',
      body: `<p>${sentence(4, 60)}</p>`,
      images: Array.from({ length: 6 }, (_, index) => ({
        assetUrl: `/assets/${index}.jpg`,
        altText: sentence(index, 4),
        wide: index % 2 === 0,
      })),
      structuredContent: {
        onSale: true,
        priceMoney: { value: '48.00', currency: 'USD' },
        salePriceMoney: { value: '40.00', currency: 'USD' },
        useCustomAddButtonText: false,
        variantOptionOrdering: ['Size', 'Colour'],
        variants: Array.from({ length: 12 }, (_, index) => ({
          sku: `SQ${1000 + index}`,
          unlimited: index % 5 === 0,
          qtyInStock: index % 3,
          onSale: index % 2 === 0,
          priceMoney: { value: '48.00' },
          salePriceMoney: { value: '40.00' },
          optionValues: [{ value: ['S', 'M', 'L'][index % 3] }, { value: words[index % words.length] }],
        })),
      },
    },
  },
  others: {
    handlebars: {
      partials: {},
      template: productHandlebars,
    },
    eta: {
      partials: {},
      template: productEta,
    },
    liquid: {
      partials: {},
      template: productLiquid,
    },
  },
};

interface Branch {
  readonly name: string;
  readonly children: readonly Branch[];
}

// A binary tree of 255 nodes, each drawn by the same partial: eight levels deep.
function branch(name: string, levels: number): Branch {
  if (levels === 0) return { name, children: [] };
  return { name, children: [branch(`${name}a`, levels - 1), branch(`${name}b`, levels - 1)] };
}

const nested: Scene = {
  name: '255 nested partials',
  template: `<ul>{tree|apply node.block}</ul>`,
  partials: {
    'node.block': nodeOurs,
  },
  data: { site: { title: 'Trees & co' }, tree: branch('n', 7) },
  others: {
    handlebars: {
      template: `<ul>{{> node tree}}</ul>`,
      partials: {
        node: nodeHandlebars,
      },
    },
    eta: {
      template: `<ul><%~ include('@node', { node: it.tree, site: it.site }) %></ul>`,
      partials: {
        node: nodeEta,
      },
    },
    liquid: {
      template: `<ul>{% render 'node', node: tree, site: site %}</ul>`,
      partials: {
        node: nodeLiquid,
      },
    },
  },
};

function realPage(): Scene[] {
  const folder = join(import.meta.dirname, '../../../shared/conformance/template/pages/wright');
  if (!existsSync(folder)) return [];
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return [
    {
      name: 'a real page',
      template: read('page.html'),
      partials: JSON.parse(read('partials.json')) as Record<string, string>,
      data: JSON.parse(read('context.json')) as Record<string, unknown>,
      others: null,
    },
  ];
}

/**
 * The pages that the engines are measured on (template-language §6); the real page is absent without the
 * shared data.
 */
export const scenes: readonly Scene[] = [blogList, product, nested, ...realPage()];
