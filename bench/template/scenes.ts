import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  template: `<h1>{collection.title|html}</h1>
{.section items}<div class="list">{.repeated section @}<article class="post{.if featured} featured{.end}" id="post-{@index}">
<h2><a href="{fullUrl|htmltag}">{title|html}</a></h2>
<p class="meta"><time>{publishOn|date %B %d, %Y}</time>{.section author} by <b>{displayName|html}</b>{.or} by {website.title|html}{.end}</p>
{.section tags}<ul>{.repeated section @}<li><a href="{collection.fullUrl}?tag={@|url-encode}">{@|html}</a></li>{.alternates with}, {.end}</ul>{.end}
<div>{excerpt|safe|truncate 120|html}</div>
</article>{.alternates with}<hr>{.end}</div>{.or}<p>Nothing yet.</p>{.end}`,
  partials: {},
  data: {
    website: { title: 'Mill & Oven', timeZone: 'UTC' },
    collection: { title: 'Journal <all>', fullUrl: '/journal' },
    items: posts,
  },
  others: {
    handlebars: {
      partials: {},
      template: `<h1>{{collection.title}}</h1>
{{#if items.length}}<div class="list">{{#each items}}<article class="post{{#if featured}} featured{{/if}}" id="post-{{plus @index 1}}">
<h2><a href="{{fullUrl}}">{{title}}</a></h2>
<p class="meta"><time>{{date publishOn}}</time>{{#if author}} by <b>{{author.displayName}}</b>{{else}} by {{@root.website.title}}{{/if}}</p>
{{#if tags}}<ul>{{#each tags}}<li><a href="{{@root.collection.fullUrl}}?tag={{url this}}">{{this}}</a></li>{{#unless @last}}, {{/unless}}{{/each}}</ul>{{/if}}
<div>{{truncate (safe excerpt) 120}}</div>
</article>{{#unless @last}}<hr>{{/unless}}{{/each}}</div>{{else}}<p>Nothing yet.</p>{{/if}}`,
    },
    eta: {
      partials: {},
      template: `<h1><%= it.collection.title %></h1>
<% if (it.items.length) { %><div class="list"><% it.items.forEach((post, index) => { %><article class="post<% if (post.featured) { %> featured<% } %>" id="post-<%= index + 1 %>">
<h2><a href="<%= post.fullUrl %>"><%= post.title %></a></h2>
<p class="meta"><time><%= it.date(post.publishOn) %></time><% if (post.author) { %> by <b><%= post.author.displayName %></b><% } else { %> by <%= it.website.title %><% } %></p>
<% if (post.tags) { %><ul><% post.tags.forEach((tag, at) => { %><li><a href="<%= it.collection.fullUrl %>?tag=<%= it.url(tag) %>"><%= tag %></a></li><% if (at < post.tags.length - 1) { %>, <% } %><% }) %></ul><% } %>
<div><%= it.truncate(it.safe(post.excerpt), 120) %></div>
</article><% if (index < it.items.length - 1) { %><hr><% } %><% }) %></div><% } else { %><p>Nothing yet.</p><% } %>`,
    },
    liquid: {
      partials: {},
      template: `<h1>{{ collection.title | escape }}</h1>
{% if items.size > 0 %}<div class="list">{% for post in items %}<article class="post{% if post.featured %} featured{% endif %}" id="post-{{ forloop.index }}">
<h2><a href="{{ post.fullUrl | escape }}">{{ post.title | escape }}</a></h2>
<p class="meta"><time>{{ post.publishOn | day }}</time>{% if post.author %} by <b>{{ post.author.displayName | escape }}</b>{% else %} by {{ website.title | escape }}{% endif %}</p>
{% if post.tags %}<ul>{% for tag in post.tags %}<li><a href="{{ collection.fullUrl }}?tag={{ tag | url }}">{{ tag | escape }}</a></li>{% unless forloop.last %}, {% endunless %}{% endfor %}</ul>{% endif %}
<div>{{ post.excerpt | strip | cut: 120 | escape }}</div>
</article>{% unless forloop.last %}<hr>{% endunless %}{% endfor %}</div>{% else %}<p>Nothing yet.</p>{% endif %}`,
    },
  },
};

const product: Scene = {
  name: 'product with 12 variants',
  template: `{.section item}<section class="product" data-id="{id}"><h1>{title|htmltag}</h1>
{.section structuredContent}<p class="price">{.if onSale}<del>{priceMoney.value} {priceMoney.currency}</del> {salePriceMoney.value}{.or}{priceMoney.value}{.end} {priceMoney.currency}</p>
<form>{.repeated section variantOptionOrdering}<label>{@|html}</label>{.end}<select>{.repeated section variants}<option value="{sku|htmltag}"{.if unlimited}{.or}{.equal? qtyInStock 0} disabled{.end}{.end}>{.repeated section optionValues}{value|html}{.alternates with} / {.end} – {.if onSale}{salePriceMoney.value}{.or}{priceMoney.value}{.end}</option>{.end}</select>
<button>{.if useCustomAddButtonText}{customAddButtonText|html}{.or}{localizedStrings.productAddToCartText|html}{.end}</button></form>{.end}
{.section images}<div class="gallery">{.repeated section @}<img src="{assetUrl|htmltag}?format={.if wide}1500w{.or}750w{.end}" alt="{altText|htmltag}">{.end}</div>{.end}
<div class="body">{body}</div></section>{.end}`,
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
      template: `{{#with item}}<section class="product" data-id="{{id}}"><h1>{{title}}</h1>
{{#with structuredContent}}<p class="price">{{#if onSale}}<del>{{priceMoney.value}} {{priceMoney.currency}}</del> {{salePriceMoney.value}}{{else}}{{priceMoney.value}}{{/if}} {{priceMoney.currency}}</p>
<form>{{#each variantOptionOrdering}}<label>{{this}}</label>{{/each}}<select>{{#each variants}}<option value="{{sku}}"{{#unless unlimited}}{{#if (none qtyInStock)}} disabled{{/if}}{{/unless}}>{{#each optionValues}}{{value}}{{#unless @last}} / {{/unless}}{{/each}} – {{#if onSale}}{{salePriceMoney.value}}{{else}}{{priceMoney.value}}{{/if}}</option>{{/each}}</select>
<button>{{#if useCustomAddButtonText}}{{customAddButtonText}}{{else}}{{@root.localizedStrings.productAddToCartText}}{{/if}}</button></form>{{/with}}
{{#if images}}<div class="gallery">{{#each images}}<img src="{{assetUrl}}?format={{#if wide}}1500w{{else}}750w{{/if}}" alt="{{altText}}">{{/each}}</div>{{/if}}
<div class="body">{{{body}}}</div></section>{{/with}}`,
    },
    eta: {
      partials: {},
      template: `<% const item = it.item; if (item) { %><section class="product" data-id="<%= item.id %>"><h1><%= item.title %></h1>
<% const sc = item.structuredContent; if (sc) { %><p class="price"><% if (sc.onSale) { %><del><%= sc.priceMoney.value %> <%= sc.priceMoney.currency %></del> <%= sc.salePriceMoney.value %><% } else { %><%= sc.priceMoney.value %><% } %> <%= sc.priceMoney.currency %></p>
<form><% for (const name of sc.variantOptionOrdering) { %><label><%= name %></label><% } %><select><% for (const variant of sc.variants) { %><option value="<%= variant.sku %>"<% if (!variant.unlimited && variant.qtyInStock === 0) { %> disabled<% } %>><% variant.optionValues.forEach((option, at) => { %><%= option.value %><% if (at < variant.optionValues.length - 1) { %> / <% } %><% }) %> – <% if (variant.onSale) { %><%= variant.salePriceMoney.value %><% } else { %><%= variant.priceMoney.value %><% } %></option><% } %></select>
<button><% if (sc.useCustomAddButtonText) { %><%= sc.customAddButtonText %><% } else { %><%= it.localizedStrings.productAddToCartText %><% } %></button></form><% } %>
<% if (item.images) { %><div class="gallery"><% for (const image of item.images) { %><img src="<%= image.assetUrl %>?format=<% if (image.wide) { %>1500w<% } else { %>750w<% } %>" alt="<%= image.altText %>"><% } %></div><% } %>
<div class="body"><%~ item.body %></div></section><% } %>`,
    },
    liquid: {
      partials: {},
      template: `{% if item %}<section class="product" data-id="{{ item.id }}"><h1>{{ item.title | escape }}</h1>
{% assign sc = item.structuredContent %}{% if sc %}<p class="price">{% if sc.onSale %}<del>{{ sc.priceMoney.value }} {{ sc.priceMoney.currency }}</del> {{ sc.salePriceMoney.value }}{% else %}{{ sc.priceMoney.value }}{% endif %} {{ sc.priceMoney.currency }}</p>
<form>{% for name in sc.variantOptionOrdering %}<label>{{ name | escape }}</label>{% endfor %}<select>{% for variant in sc.variants %}<option value="{{ variant.sku | escape }}"{% unless variant.unlimited %}{% if variant.qtyInStock == 0 %} disabled{% endif %}{% endunless %}>{% for option in variant.optionValues %}{{ option.value | escape }}{% unless forloop.last %} / {% endunless %}{% endfor %} – {% if variant.onSale %}{{ variant.salePriceMoney.value }}{% else %}{{ variant.priceMoney.value }}{% endif %}</option>{% endfor %}</select>
<button>{% if sc.useCustomAddButtonText %}{{ sc.customAddButtonText | escape }}{% else %}{{ localizedStrings.productAddToCartText | escape }}{% endif %}</button></form>{% endif %}
{% if item.images %}<div class="gallery">{% for image in item.images %}<img src="{{ image.assetUrl | escape }}?format={% if image.wide %}1500w{% else %}750w{% endif %}" alt="{{ image.altText | escape }}">{% endfor %}</div>{% endif %}
<div class="body">{{ item.body }}</div></section>{% endif %}`,
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
    'node.block': `<li><b>{name|html}</b> of {site.title|html}{.section children}<ul>{.repeated section @}{@|apply node.block}{.end}</ul>{.end}</li>`,
  },
  data: { site: { title: 'Trees & co' }, tree: branch('n', 7) },
  others: {
    handlebars: {
      template: `<ul>{{> node tree}}</ul>`,
      partials: {
        node: `<li><b>{{name}}</b> of {{@root.site.title}}{{#if children.length}}<ul>{{#each children}}{{> node}}{{/each}}</ul>{{/if}}</li>`,
      },
    },
    eta: {
      template: `<ul><%~ include('@node', { node: it.tree, site: it.site }) %></ul>`,
      partials: {
        node: `<li><b><%= it.node.name %></b> of <%= it.site.title %><% if (it.node.children.length) { %><ul><% for (const child of it.node.children) { %><%~ include('@node', { node: child, site: it.site }) %><% } %></ul><% } %></li>`,
      },
    },
    liquid: {
      template: `<ul>{% render 'node', node: tree, site: site %}</ul>`,
      partials: {
        node: `<li><b>{{ node.name | escape }}</b> of {{ site.title | escape }}{% if node.children.size > 0 %}<ul>{% for child in node.children %}{% render 'node', node: child, site: site %}{% endfor %}</ul>{% endif %}</li>`,
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

/** The pages that the engines are measured on (template-language §6); the real page is absent without the shared data. */
export const scenes: readonly Scene[] = [blogList, product, nested, ...realPage()];
