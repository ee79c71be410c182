import { itemsOfAssets } from '../../blocks/gallery/gallery-items.ts';
import { plainSection } from '../plain-section.ts';
import { blockKind } from '../../blocks/registry.ts';
import { freshKeys } from '../../documents/order-keys.ts';
import type { RichNode } from '../../rich-text/rich-text.ts';
import type { Block, GridPlace, Section } from '../document.ts';
import type { SiteContent } from '../../blocks/sample.ts';
import type { LibrarySection, MadeSection, SectionMaking } from './library-section.ts';
import type { SectionTextKey } from './section-texts.data.ts';

/** Column, row, columns wide, rows high on the desktop. */
type Cells = readonly [x: number, y: number, w: number, h: number];

/** A block before it has an id and an order. */
interface Part {
  readonly type: number;
  readonly place: GridPlace;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A section before it has an id: how it differs from a plain one, and its blocks in reading order. */
interface Sketch {
  readonly look: Partial<Omit<Section, 'id' | 'position'>>;
  readonly parts: readonly Part[];
}

/** Words and content that a sketch is drawn with. */
interface Kit {
  readonly t: (key: SectionTextKey) => string;
  /** The site's image of this number, beginning again after the last; '' where the site has none. */
  readonly image: (number: number) => string;
  readonly content: SiteContent;
}

type Facts = Omit<LibrarySection, 'make'>;

/** A section without blocks. */
export function emptySection({ newId, position }: Pick<SectionMaking, 'newId' | 'position'>): MadeSection {
  return { section: { ...plainSection(newId(), position), width: 'wide' }, blocks: [] };
}

/** A ready section of the library from its drawing. */
export function librarySection(facts: Facts, draw: (kit: Kit) => Sketch): LibrarySection {
  return { ...facts, make: (making) => made(draw(kitOf(making)), making) };
}

function kitOf({ texts, content }: SectionMaking): Kit {
  const { assets } = content;
  return { t: texts, image: (number) => assets[number % assets.length] ?? '', content };
}

function made({ look, parts }: Sketch, { newId, position }: SectionMaking): MadeSection {
  const id = newId();
  const keys = freshKeys(parts.length);
  const blocks = parts.map(({ type, value, place }, index): Block => {
    const own = { ...blockKind(type)?.defaults, ...value };
    const at = { id: newId(), sectionId: id, position: keys[index] ?? 'a0' };
    return { ...at, type, value: own, style: {}, layout: { desktop: place } };
  });
  return { section: { ...plainSection(id, position), width: 'wide', ...look }, blocks };
}

/** A heading of level 2 or 3: the title of the page is the first. */
export function heading(level: 2 | 3, words: string): RichNode {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] };
}

export function paragraph(words: string, style?: 'lead' | 'small' | 'mono'): RichNode {
  const content = [{ type: 'text', text: words }] as const;
  return style === undefined
    ? { type: 'paragraph', content }
    : { type: 'paragraph', attrs: { style }, content };
}

function part(type: number, [x, y, w, h]: Cells, value: Part['value']): Part {
  return { type, place: { x, y, w, h, z: 0, align: 'start' }, value };
}

function aligned(made: Part, align: GridPlace['align'] = 'start'): Part {
  return { ...made, place: { ...made.place, align } };
}

export function text(cells: Cells, nodes: readonly RichNode[], align?: GridPlace['align']): Part {
  return aligned(part(2, cells, { doc: { type: 'doc', content: nodes } }), align);
}

interface ImageLook {
  /** Shape by name; without one the image fills its place. */
  readonly ratio?: string;
  readonly caption?: string;
}

export function image(cells: Cells, assetId: string, look: ImageLook = {}): Part {
  return part(5, cells, { assetId, ...look });
}

interface ButtonStyle {
  readonly size?: 'medium' | 'large';
  readonly variant?: 'primary' | 'secondary' | 'tertiary';
  readonly align?: GridPlace['align'];
}

/** A button that leads nowhere yet. */
export function button(cells: Cells, label: string, { align, ...look }: ButtonStyle = {}): Part {
  return aligned(part(53, cells, { label, ...look }), align);
}

export function rule(cells: Cells): Part {
  return aligned(part(47, cells, {}), 'center');
}

interface QuoteWords {
  readonly words: string;
  readonly source: string;
}

export function quote(cells: Cells, { words, source }: QuoteWords, align?: GridPlace['align']): Part {
  return aligned(part(31, cells, { text: words, source }), align);
}

export function accordion(cells: Cells, items: readonly (readonly [title: string, answer: string])[]): Part {
  const value = items.map(([title, answer]) => ({
    title,
    doc: { type: 'doc', content: [paragraph(answer)] },
  }));
  return part(69, cells, { items: value, openFirst: true });
}

export function gallery(
  cells: Cells,
  assetIds: readonly string[],
  look: Readonly<Record<string, unknown>>,
): Part {
  return part(8, cells, { items: itemsOfAssets(assetIds), lightbox: true, ...look });
}

export function product(cells: Cells, productId: string): Part {
  return part(43, cells, { productId });
}

export function summary(cells: Cells, look: Readonly<Record<string, unknown>>): Part {
  return part(55, cells, look);
}

export function form(cells: Cells, formId: string): Part {
  return part(9, cells, { formId });
}

export function newsletter(
  cells: Cells,
  value: { readonly formId: string; readonly title: string; readonly text: string },
): Part {
  return part(51, cells, { layout: 'inline', ...value });
}

export function donation(cells: Cells, fundId: string): Part {
  return part(52, cells, { fundId });
}
