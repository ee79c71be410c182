import type { FocalPoint } from '../media/focal-point.ts';
import type { ItemMeta } from './item-fields.ts';

/**
 * The page document: sections and blocks in maps keyed by id, never HTML. Position is never an index: a
 * fractional key plus the parent's id. The order of the DOM is the reading order.
 */
export interface PageDocument {
  readonly schema: 1;
  readonly sections: Readonly<Record<string, Section>>;
  readonly blocks: Readonly<Record<string, Block>>;
  /** Fields of an item of a collection; absent in every other document of sections. */
  readonly meta?: ItemMeta;
}

/** Names of the ten section themes that a theme makes of its five palette colours. */
export const sectionThemes = [
  'lightest',
  'light',
  'bright',
  'dark',
  'darkest',
  'lightest-accent',
  'light-accent',
  'accent',
  'dark-accent',
  'darkest-accent',
] as const;
export type SectionTheme = (typeof sectionThemes)[number];

export const sectionWidths = ['narrow', 'content', 'wide', 'full'] as const;
export const sectionSpacings = ['none', 'small', 'medium', 'large'] as const;
export const sectionAlignments = ['top', 'center', 'bottom'] as const;

/** Bounds of a section's least height, in hundredths of the viewport's height. */
export const sectionHeights = { min: 0, max: 200 } as const;

/** Anchors: letters, digits, hyphens and underscores, at most 60. */
export const anchorPattern = /^[A-Za-z0-9_-]{0,60}$/;

export interface Section {
  readonly id: string;
  /** Fractional key: order among the page's sections. */
  readonly position: string;
  readonly theme: SectionTheme;
  readonly background: SectionBackground;
  readonly width: (typeof sectionWidths)[number];
  /** Height in hundredths of the viewport's height, 0 for as high as the content. */
  readonly minHeight: number;
  readonly spacing: (typeof sectionSpacings)[number];
  readonly verticalAlign: (typeof sectionAlignments)[number];
  /** Target of in-page links, without `#`; empty for none. */
  readonly anchor: string;
}

/** Background source: upload 1, instagram 2, video 3, none 4 (administration §3). */
export type SectionBackground =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'upload'; readonly assetId: string } & BackgroundLook)
  | ({
      readonly kind: 'video';
      /** A video of the site's files; absent for none yet, and where an address names the video. */
      readonly fileId?: string;
      /** A path of the site; empty for none, and beside a file. Programs and older documents have it. */
      readonly url: string;
      /** The picture before the video plays, and instead of it; empty for none. */
      readonly posterAssetId: string;
    } & BackgroundLook);

interface BackgroundLook {
  /** Part of the section's own colour over the picture, from 0 to 1. */
  readonly overlay: number;
  /** Absent: the picture's own. */
  readonly focal?: FocalPoint;
}

/** Videos that a section may show: files of the site itself, since pages load media from nowhere else (SECURITY.md). */
export const videoPattern = /^\/(?!\/)[A-Za-z0-9._~/-]{1,300}\.(mp4|webm)$/;

/** A place on the grid of a device: columns and rows counted from 0; desktop has 24 columns, phone 8. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  readonly align: 'start' | 'center' | 'end' | 'stretch';
}

export interface Block {
  readonly id: string;
  readonly sectionId: string;
  /** Fractional key: the reading order within the section, from which the phone's layout is derived. */
  readonly position: string;
  /** The spec's block type number (administration §3); the registry knows its kind. */
  readonly type: number;
  readonly value: Readonly<Record<string, unknown>>;
  /** By the names of `block-style.ts`; other names are kept and drawn by nothing. */
  readonly style: Readonly<Record<string, string | number>>;
  readonly layout: { readonly desktop: GridPlace; readonly phone?: GridPlace };
}

/** Ids of sections and blocks; none is a name that every object has already. */
export const recordIdPattern = new RegExp(
  `^(?!(?:prototype|${Object.getOwnPropertyNames(Object.prototype).join('|')})$)[A-Za-z0-9_-]{1,64}$`,
);

/** At most this many blocks in a section (administration §9, "max blocks per layout"). */
export const maxBlocksPerSection = 60;

/** Columns of the grid by device (decisions §numbers breakpoint). */
export const gridColumns = { desktop: 24, phone: 8 } as const;
