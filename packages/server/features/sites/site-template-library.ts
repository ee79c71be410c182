import type { Deps } from '../../services/deps.ts';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';
import type { ProcessedImage } from '../../platform/images/image-pipeline.ts';

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
  /** Template of each theme: what a new site of it begins with. */
  readonly templates: readonly SiteTemplate[];
  /** @throws when there is no such picture */
  picture(key: string): Promise<SiteTemplateImage>;
}

/** Dependencies of making a site beside those of every feature. */
export interface SiteTemplateDeps extends Deps {
  readonly siteTemplates: SiteTemplateLibrary;
}
