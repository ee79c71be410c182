import type { Block, PageDocument, Section } from '@veranda/domain/pages/document';
import { layoutSection } from '@veranda/domain/pages/layout';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { RichText } from '@veranda/domain/pages/rich-text';
import type { Asset } from '@veranda/domain/media/asset';
import { attribute, escapeHtml, jsonInHtml } from '../escape-html.ts';
import { assetAddress } from '../images/image-view.ts';
import { pictureHtml } from '../images/picture.ts';
import { linkTarget, richTextHtml } from './rich-text.ts';

/** What blocks are drawn with. `template` runs a template of the theme or of the platform on a value. */
export interface BlockSurroundings {
  readonly siteId: string;
  readonly assets: ReadonlyMap<string, Asset>;
  template(name: string, context: object): string;
  /** The view of a product that visitors may see, or null. */
  product(id: string): object | null;
  /** Views of the newest or first members of a collection. */
  summary(value: Readonly<Record<string, unknown>>): readonly object[];
}

/** The HTML of a page's sections in their order. */
export function renderSections(document: PageDocument, around: BlockSurroundings): string {
  let pictures = 0;
  return sectionsInOrder(document)
    .map((section, index) => {
      const blocks = blocksInOrder(document, section.id);
      const layout = layoutSection(blocks);
      const inner = blocks
        .map((block) => {
          const desktop = layout.desktop.get(block.id);
          const phone = layout.phone.get(block.id);
          if (!desktop || !phone) return '';
          const eager = block.type === 5 && pictures++ === 0 && index < 2;
          const html = blockHtml(block, around, { eager, columns: desktop.w });
          if (html === '') return '';
          const place = `--dx:${desktop.x + 1};--dy:${desktop.y + 1};--dw:${desktop.w};--dh:${desktop.h};--dz:${desktop.z};--px:${phone.x + 1};--py:${phone.y + 1};--pw:${phone.w};--ph:${phone.h}`;
          const kind = blockClass[block.type] ?? 'unknown';
          return `<div class="v-block v-${kind}" id="block-${escapeHtml(block.id)}" data-align="${desktop.align}" style="${place}">${html}</div>`;
        })
        .join('');
      return sectionHtml(section, inner, around);
    })
    .join('\n');
}

const blockClass: Readonly<Record<number, string>> = {
  2: 'text',
  5: 'image',
  8: 'gallery',
  21: 'spacer',
  31: 'quote',
  43: 'product',
  47: 'rule',
  53: 'button',
  55: 'summary',
  69: 'accordion',
};

function sectionHtml(section: Section, inner: string, around: BlockSurroundings): string {
  const attributes = [
    `class="v-section"`,
    `data-section-theme="${section.theme}"`,
    `data-width="${section.width}"`,
    `data-spacing="${section.spacing}"`,
    `data-vertical="${section.verticalAlign}"`,
  ];
  if (section.minHeight > 0) attributes.push(`style="min-height:${section.minHeight}vh"`);
  return `<section ${attributes.join(' ')}${attribute('id', section.anchor)}>${backgroundHtml(section, around)}<div class="v-grid">${inner}</div></section>`;
}

function backgroundHtml(section: Section, around: BlockSurroundings): string {
  if (section.background.kind !== 'upload') return '';
  const asset = around.assets.get(section.background.assetId);
  if (!asset) return '';
  const picture = pictureHtml(around.siteId, asset, { sizes: '100vw', eager: true, decorative: true });
  return `<div class="v-section-background" style="--overlay:${section.background.overlay}">${picture}</div>`;
}

function blockHtml(
  block: Block,
  around: BlockSurroundings,
  given: { readonly eager: boolean; readonly columns: number },
): string {
  const { value } = block;
  const sizes = `(min-width: 768px) ${Math.ceil((given.columns / 24) * 100)}vw, 100vw`;
  switch (block.type) {
    case 2:
      return around.template('block-text', { html: richTextHtml(value['doc'] as RichText) });
    case 5:
      return imageBlock(value, around, { sizes, eager: given.eager });
    case 53: {
      const href = textOf(value['href']);
      const size = textOf(value['size']) || 'medium';
      const variant = textOf(value['variant']) || 'primary';
      return around.template('block-button', {
        label: textOf(value['label']),
        href,
        size,
        variant,
        linkTarget: linkTarget(href, value['newWindow'] === true),
      });
    }
    case 8:
      return galleryBlock(value, around, sizes);
    case 43: {
      const product = around.product(textOf(value['productId']));
      return product ? around.template('block-product', { ...value, product, item: product, ...product }) : '';
    }
    case 55:
      return around.template('block-summary', {
        ...value,
        items: around.summary(value),
        emptyText: 'Nothing to show yet.',
        tabindex: value['layout'] === 'carousel',
        summaryLabel: 'Scrollable list',
      });
    case 69:
      return around.template('block-accordion', { items: accordionItems(block) });
    case 21:
      return ' ';
    case 31:
      return around.template('block-quote', value);
    case 47:
      return around.template('block-rule', { style: textOf(value['style']) || 'line' });
    default:
      return '';
  }
}

function imageBlock(
  value: Block['value'],
  around: BlockSurroundings,
  given: { readonly sizes: string; readonly eager: boolean },
): string {
  const asset = around.assets.get(textOf(value['assetId']));
  if (!asset) return '';
  const href = textOf(value['href']);
  const picture = pictureHtml(around.siteId, asset, {
    ...given,
    ratio: textOf(value['ratio']) || 'original',
    fit: value['fit'] === 'contain' ? 'contain' : 'cover',
    decorative: value['decorative'] === true,
    alt: textOf(value['altText']),
  });
  return around.template('block-image', {
    picture,
    href,
    linkTarget: linkTarget(href, false),
    caption: textOf(value['caption']),
    shape: textOf(value['shape']),
  });
}

function galleryBlock(value: Block['value'], around: BlockSurroundings, sizes: string): string {
  const assets = listOf(value['assetIds']).flatMap((id) => around.assets.get(String(id)) ?? []);
  const design = textOf(value['design']) || 'grid';
  const pictures = assets.map((asset, index) => ({
    index,
    picture: pictureHtml(around.siteId, asset, { sizes, eager: false, ratio: textOf(value['aspectRatio']) || 'original' }),
    largeUrl: assetAddress(around.siteId, asset),
    caption: value['showCaptions'] === true ? asset.caption : '',
  }));
  return around.template('block-gallery', {
    design,
    perRow: numberOf(value['perRow'], 3),
    padding: numberOf(value['padding'], 20),
    pictures,
    tabindex: design === 'slider' || design === 'slideshow',
    galleryLabel: 'Pictures',
    lightbox: false,
    islandProps: jsonInHtml({}),
  });
}

function accordionItems(block: Block) {
  return listOf(block.value['items']).map((item, index) => {
    const { title, doc } = item as { title?: unknown; doc?: RichText };
    return {
      title: textOf(title),
      html: richTextHtml(doc),
      open: block.value['openFirst'] === true && index === 0,
      name: block.value['multiple'] === true ? '' : `accordion-${block.id}`,
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
