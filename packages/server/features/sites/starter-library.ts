import type { Deps } from '../../services/deps.ts';
import type { StarterSite } from '@veranda/domain/sites/starter';
import type { ProcessedImage } from '../../platform/images/image-pipeline.ts';

/** A picture of a starter, already through the image pipeline. */
export interface StarterPicture {
  readonly key: string;
  readonly fileName: string;
  readonly altText: string;
  readonly caption: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly image: ProcessedImage;
}

/** Demo sites and templates of the themes, and their pictures. */
export interface StarterLibrary {
  /** Demo site of each theme, in the order of the theme gallery. */
  readonly sites: readonly StarterSite[];
  /** Template of each theme: what a new site of it begins with. */
  readonly templates: readonly StarterSite[];
  /** @throws when there is no such picture */
  picture(key: string): Promise<StarterPicture>;
}

/** Dependencies of making a site beside those of every feature. */
export interface StarterDeps extends Deps {
  readonly starters: StarterLibrary;
}
