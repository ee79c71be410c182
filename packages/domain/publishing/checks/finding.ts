import type { Edit } from '../../documents/edit.ts';
import type { Asset } from '../../media/asset.ts';
import type { SectionColours } from '../../pages/section-colours.ts';

/** Findings of the check list before publishing. */
export const findingCodes = [
  'block-empty',
  'image-alt',
  'link-missing',
  'link-dead',
  'heading-first',
  'heading-skipped',
  'image-heavy',
  'contrast',
  'contrast-picture',
  'comments-no-item',
  'comments-disabled',
  'comments-off',
  'no-payment',
  'no-title',
] as const;
type FindingCode = (typeof findingCodes)[number];

/** Something that visitors would stumble over, with the place that leads to it and, where there is one, its repair. */
export interface Finding {
  readonly code: FindingCode;
  /** A document, or the site. */
  readonly place: { readonly kind: string; readonly id: string; readonly title: string };
  readonly blockId: string | null;
  readonly sectionId: string | null;
  /** What the sentence names: an address, a file, a figure. */
  readonly value: string;
  /** Edits of the document that mend it, as one transaction; null where a person has to decide. */
  readonly repair: readonly Edit[] | null;
}

/** A finding before it is told which document it is in. */
export type PlacedFinding = Omit<Finding, 'place'>;

/** What checks know besides the document. */
export interface CheckContext {
  readonly assets: Readonly<Record<string, Asset>>;
  /** True for an address that answers, or that leaves the site. */
  readonly answers: (href: string) => boolean;
  /** Colours of the section themes; those that are not known are not checked. */
  readonly colours: Readonly<Partial<Record<string, SectionColours>>>;
}
