import type { StarterSite } from '@veranda/domain/sites/starter';
import type { ProcessedImage } from '../images/image-pipeline.ts';

/** A picture of a starter, already through the image pipeline. */
export interface StarterPicture {
  readonly key: string;
  readonly fileName: string;
  readonly altText: string;
  readonly caption: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly image: ProcessedImage;
}

/** What new sites are made of: the starter of each theme, and its pictures. */
export interface StarterLibrary {
  /** All starters, in the order of the theme gallery. */
  readonly sites: readonly StarterSite[];
  /** @throws when there is no such picture */
  picture(key: string): Promise<StarterPicture>;
}
