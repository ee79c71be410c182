import { itemsOfAssets } from '@veranda/domain/blocks/gallery/gallery-items';
import type {
  Block,
  GridPlace,
  PageDocument,
  Section,
  SectionBackground,
  SectionTheme,
} from '@veranda/domain/pages/document';
import { rich } from './rich.ts';

/** Column, row, columns wide, rows high. */
export type Place = readonly [x: number, y: number, w: number, h: number];

/** A block before its page has given it an id and an order. */
export interface Part {
  readonly type: number;
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly phone?: Place;
  readonly align?: GridPlace['align'];
  /** Above others that it overlaps; 0 unless said. */
  readonly layer?: number;
  readonly style?: Readonly<Record<string, string | number>>;
}

interface SectionLook {
  readonly theme?: SectionTheme;
  readonly background?: SectionBackground;
  readonly width?: Section['width'];
  readonly minHeight?: number;
  readonly spacing?: Section['spacing'];
  readonly verticalAlign?: Section['verticalAlign'];
  readonly anchor?: string;
}

/** A section before its page has given it an id and an order. */
interface SectionParts {
  readonly look: SectionLook;
  readonly parts: readonly Part[];
}

export function section(look: SectionLook, ...parts: Part[]): SectionParts {
  return { look, parts };
}

/** A page document whose ids are readable: `{prefix}-s1`, `{prefix}-s1-b1`. */
export function page(prefix: string, ...sections: SectionParts[]): PageDocument {
  const made = sections.map((parts, index) => sectionOf(parts, `${prefix}-s${index + 1}`, index));
  return {
    schema: 1,
    sections: Object.fromEntries(made.map(({ section }) => [section.id, section])),
    blocks: Object.fromEntries(made.flatMap(({ blocks }) => blocks.map((block) => [block.id, block]))),
  };
}

function sectionOf({ look, parts }: SectionParts, id: string, index: number) {
  const section: Section = {
    id,
    position: orderKey(index),
    theme: look.theme ?? 'lightest',
    background: look.background ?? { kind: 'none' },
    width: look.width ?? 'wide',
    minHeight: look.minHeight ?? 0,
    spacing: look.spacing ?? 'medium',
    verticalAlign: look.verticalAlign ?? 'top',
    anchor: look.anchor ?? '',
  };
  return { section, blocks: parts.map((part, place) => blockOf(part, id, place)) };
}

function blockOf(part: Part, sectionId: string, index: number): Block {
  const align = part.align ?? 'start';
  const desktop = { ...gridPlace(part.place, align), z: part.layer ?? 0 };
  return {
    id: `${sectionId}-b${index + 1}`,
    sectionId,
    position: orderKey(index),
    type: part.type,
    value: part.value,
    style: part.style ?? {},
    layout: part.phone ? { desktop, phone: gridPlace(part.phone, align) } : { desktop },
  };
}

function gridPlace([x, y, w, h]: Place, align: GridPlace['align']): GridPlace {
  return { x, y, w, h, z: 0, align };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The fractional key of a fresh list's place: `a0`, `a1` … `az`. */
function orderKey(index: number): string {
  return `a${digits[index] ?? ''}`;
}

interface Placing {
  readonly phone?: Place;
  readonly align?: GridPlace['align'];
}

export function text(place: Place, source: string, placing: Placing = {}): Part {
  return { type: 2, place, value: { doc: rich(source) }, ...placing };
}

interface ImageLook {
  readonly caption?: string;
  readonly href?: string;
  readonly ratio?: string;
  readonly fit?: 'cover' | 'contain';
  readonly decorative?: boolean;
}

export function image(place: Place, assetId: string, look: ImageLook = {}): Part {
  return { type: 5, place, value: { assetId, ratio: 'original', fit: 'cover', ...look } };
}

interface ButtonStyle {
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'primary' | 'secondary' | 'tertiary';
}

export function button(place: Place, [label, href]: readonly [string, string], look: ButtonStyle = {}): Part {
  return {
    type: 53,
    place,
    value: { label, href, newWindow: false, size: 'medium', variant: 'primary', ...look },
  };
}

export function rule(place: Place): Part {
  return { type: 47, place, value: {}, align: 'center' };
}

export function quote(place: Place, words: string, source: string): Part {
  return { type: 31, place, value: { text: words, source } };
}

interface SummaryLook {
  readonly collectionId: string;
  readonly pageSize: number;
  readonly layout: 'grid' | 'list' | 'carousel' | 'wall';
  readonly ratio?: string;
  readonly perRow?: number;
  readonly filter?: { readonly tag?: string; readonly category?: string; readonly featured?: boolean };
  readonly show?: Readonly<Record<'image' | 'title' | 'excerpt' | 'date' | 'price', boolean>>;
}

const shown = { image: true, title: true, excerpt: false, date: false, price: true } as const;

export function summary(place: Place, look: SummaryLook): Part {
  const value = { ratio: '4:5', perRow: 3, filter: {}, ...look, show: { ...shown, ...look.show } };
  return { type: 55, place, value };
}

export function gallery(
  place: Place,
  assetIds: readonly string[],
  look: Readonly<Record<string, unknown>> = {},
): Part {
  const value = {
    design: 'grid',
    'aspect-ratio': 'standard',
    'thumbnails-per-row': '2',
    padding: 16,
    lightbox: true,
    'show-meta-only-title': true,
    ...look,
  };
  return { type: 8, place, value: { ...value, items: itemsOfAssets(assetIds) } };
}

/** Questions and their answers, `[question, answer in the rich notation]`. */
export function accordion(place: Place, items: readonly (readonly [string, string])[]): Part {
  const value = {
    items: items.map(([title, answer]) => ({ title, doc: rich(answer) })),
    openFirst: true,
    multiple: false,
  };
  return { type: 69, place, value };
}

/** A donation block: the fund's amounts, and a button that leads to its page. */
export function donation(
  place: Place,
  value: { readonly fundId: string; readonly title: string; readonly text: string },
): Part {
  return { type: 52, place, value: { showAmounts: true, buttonText: '', ...value } };
}

/** A menu of dishes with prices; `menu-notation.ts` reads its source. */
export function menu(place: Place, value: { readonly source: string; readonly columns: '1' | '2' }): Part {
  return { type: 18, place, value: { leaders: true, ...value } };
}
