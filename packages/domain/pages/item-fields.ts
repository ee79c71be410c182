import { catalogLimits } from '../catalog/limits.ts';
import { type FocalPoint, isFocalPoint } from '../media/focal-point.ts';
import { type ItemFormat, itemFormats, type PromotedBlockType, promotedBlockTypes } from './record-types.ts';
import { pageSlug } from './slug.ts';

/** Fields of an item of a collection (a post, an event, a project) besides its content. */
export interface ItemFields {
  readonly title: string;
  readonly urlSlug: string;
  /** Former addresses that do not lead here (`publishing/published-addresses.ts`); absent for none. */
  readonly withoutRedirect?: readonly string[];
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly imageAssetId: string | null;
  /** Focal point of the main picture here; absent for the picture's own. */
  readonly imageFocal?: FocalPoint;
  /** Author shown to readers; absent where nobody is named. */
  readonly author?: string;
  /** Milliseconds since 1970: the date that readers see. */
  readonly publishOn: number;
  /** Beginning and end of an event, in milliseconds since 1970. */
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** True for an event of whole days on the clock of the site; absent for no. */
  readonly isAllDay?: boolean;
  readonly location: ItemLocation | null;
  /** Address that the item is about or comes from: tickets, a linked article; empty for none. */
  readonly sourceUrl: string;
  /** True for an item whose links lead to its source address; absent for no. */
  readonly passthrough?: boolean;
  /** Address of another site that the item is a link to; absent for none. */
  readonly externalLink?: string;
  /** Record type that the owner has chosen; absent for that of its collection. */
  readonly format?: ItemFormat;
  /** Kind of the block that the item is promoted by; absent for none. */
  readonly promotedBlockType?: PromotedBlockType;
  /** True for an item that lists may show apart; absent for no. */
  readonly isFeatured?: boolean;
  /** True for an item that visitors may comment on; absent for no. */
  readonly hasComments?: boolean;
  /** Title and description for search engines; absent for those of the item. */
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  /** Pictures of a gallery item or project, in order. */
  readonly galleryAssetIds: readonly string[];
  /** Values of the collection's own fields, by key. */
  readonly customFields: Readonly<Record<string, string>>;
}

export interface ItemLocation {
  readonly title: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
  /** Degrees; absent together where the place is on no map. */
  readonly mapLat?: number;
  readonly mapLng?: number;
}

export const itemStatuses = ['draft', 'needs_review', 'scheduled', 'private', 'published'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Fields of an item as its document has them. */
export interface ItemMeta extends ItemFields {
  readonly status: ItemStatus;
}

/** Lengths in characters, and numbers of entries. */
export const itemLimits = {
  title: 200,
  excerpt: 2000,
  author: 100,
  line: 200,
  url: 2000,
  seoTitle: 200,
  seoDescription: 500,
  tag: catalogLimits.tag,
  category: catalogLimits.category,
  entries: 250,
  customField: 2000,
} as const;

type Problem = string | null;
type Check = (value: unknown) => Problem;

const checks: { readonly [Field in keyof ItemFields]-?: Check } = {
  title: (value) => textProblem(value, itemLimits.title, 1),
  urlSlug: (value) => (typeof value === 'string' && pageSlug(value) === value ? null : 'not an address'),
  withoutRedirect: optionally((value) =>
    listProblem(value, (entry) => textProblem(entry, catalogLimits.slug, 1)),
  ),
  excerpt: (value) => textProblem(value, itemLimits.excerpt),
  tags: (value) => namesProblem(value, itemLimits.tag),
  categories: (value) => namesProblem(value, itemLimits.category),
  imageAssetId: (value) => (value === null ? null : textProblem(value, 40, 1)),
  imageFocal: optionally((value) => (isFocalPoint(value) ? null : 'not a point of the picture')),
  author: optionally((value) => textProblem(value, itemLimits.author)),
  publishOn: instantProblem,
  startDate: (value) => (value === null ? null : instantProblem(value)),
  endDate: (value) => (value === null ? null : instantProblem(value)),
  isAllDay: optionally(switchProblem),
  location: (value) => (value === null ? null : locationProblem(value)),
  sourceUrl: (value) => addressProblem(value),
  passthrough: optionally(switchProblem),
  externalLink: optionally((value) => addressProblem(value)),
  format: optionally((value) => oneOfProblem(value, itemFormats)),
  promotedBlockType: optionally((value) => oneOfProblem(value, promotedBlockTypes)),
  isFeatured: optionally(switchProblem),
  hasComments: optionally(switchProblem),
  seoTitle: optionally((value) => textProblem(value, itemLimits.seoTitle)),
  seoDescription: optionally((value) => textProblem(value, itemLimits.seoDescription)),
  galleryAssetIds: (value) => listProblem(value, (entry) => textProblem(entry, 40, 1)),
  customFields: customProblem,
};

/** Names of the fields that `doc.setMeta` sets. */
export const itemFieldNames = Object.keys(checks) as readonly (keyof ItemFields)[];

/** Null for a value that the field may have; else what is wrong with it. */
export function itemFieldProblem(field: keyof ItemFields, value: unknown): Problem {
  return checks[field](value);
}

/** Null where an event ends at or after its beginning, or has no end. */
export function timesProblem({ startDate, endDate }: Pick<ItemFields, 'startDate' | 'endDate'>): Problem {
  if (endDate === null) return null;
  return startDate !== null && startDate <= endDate ? null : 'an end without a beginning before it';
}

export function isItemStatus(value: unknown): value is ItemStatus {
  return itemStatuses.some((status) => status === value);
}

function optionally(check: Check): Check {
  return (value) => (value === undefined ? null : check(value));
}

function oneOfProblem(value: unknown, known: readonly string[]): Problem {
  return known.some((each) => each === value) ? null : 'not known';
}

function switchProblem(value: unknown): Problem {
  return typeof value === 'boolean' ? null : 'neither true nor false';
}

function textProblem(value: unknown, max: number, min = 0): Problem {
  if (typeof value !== 'string') return 'not a text';
  if (value.length < min || (min > 0 && value.trim() === '')) return 'empty';
  return value.length > max ? `longer than ${max} characters` : null;
}

function listProblem(value: unknown, check: Check): Problem {
  if (!Array.isArray(value)) return 'not a list';
  if (value.length > itemLimits.entries) return `more than ${itemLimits.entries}`;
  return value.map(check).find((problem) => problem !== null) ?? null;
}

function namesProblem(value: unknown, max: number): Problem {
  const problem = listProblem(value, (entry) => textProblem(entry, max, 1));
  if (problem !== null) return problem;
  const names = (value as readonly string[]).map((name) => name.toLowerCase());
  return new Set(names).size === names.length ? null : 'the same name twice';
}

// The years 1 to 9999: dates are written with four digits.
const [earliest, latest] = [-62_135_596_800_000, 253_402_300_799_999];

function instantProblem(value: unknown): Problem {
  const isInstant = Number.isInteger(value) && (value as number) >= earliest && (value as number) <= latest;
  return isInstant ? null : 'not a time';
}

function locationProblem(value: unknown): Problem {
  if (typeof value !== 'object' || value === null) return 'not a place';
  const lines = ['title', 'addressLine1', 'addressLine2', 'addressCountry'];
  const points = { mapLat: 90, mapLng: 180 };
  if (Object.keys(value).some((key) => !lines.includes(key) && !Object.hasOwn(points, key)))
    return 'not a place';
  const place = value as Readonly<Record<string, unknown>>;
  const isOff = ([key, most]: readonly [string, number]): boolean =>
    place[key] !== undefined && !(typeof place[key] === 'number' && Math.abs(place[key]) <= most);
  if (Object.entries(points).some(isOff)) return 'not a point of the map';
  return lines.map((line) => textProblem(place[line], itemLimits.line)).find(Boolean) ?? null;
}

function addressProblem(value: unknown): Problem {
  const problem = textProblem(value, itemLimits.url);
  if (problem !== null || value === '') return problem;
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?![/\\]))\S*$/i.test(value as string)
    ? null
    : 'not an address';
}

function customProblem(value: unknown): Problem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
  const entries = Object.entries(value);
  if (entries.length > itemLimits.entries) return `more than ${itemLimits.entries}`;
  return entries.map(([, text]) => textProblem(text, itemLimits.customField)).find(Boolean) ?? null;
}
