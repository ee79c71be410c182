import type { GalleryTemplate, SiteTemplate } from '@veranda/domain/sites/site-template';
import type { ProcessedImage } from '../../platform/images/image-pipeline.ts';
import type { Deps } from '../../services/deps.ts';

/** A picture of a site template, already through the image pipeline. */
export interface SiteTemplateImage {
  readonly key: string;
  readonly fileName: string;
  readonly altText: string;
  readonly caption: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly image: ProcessedImage;
}

/** Demo sites and templates of the themes, and their pictures. */
export interface SiteTemplateLibrary {
  /** Demo site of each theme, in the order of the theme gallery. */
  readonly sites: readonly SiteTemplate[];
  /** Templates of the gallery, in its order: each is what a new site begins with. */
  readonly templates: readonly GalleryTemplate[];
  /** @throws when there is no such picture */
  picture(key: string): Promise<SiteTemplateImage>;
}

/** Dependencies of making a site beside those of every feature. */
export interface SiteTemplateDeps extends Deps {
  readonly siteTemplates: SiteTemplateLibrary;
}
