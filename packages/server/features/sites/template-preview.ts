import { withThemeAddresses } from '@veranda/domain/design/theme-addresses';
import type { Asset } from '@veranda/domain/media/asset';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { ownSettings } from '@veranda/domain/sites/own-settings';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';
import { picturesOf } from './site-template-images.ts';
import type { SiteTemplateDeps, SiteTemplateImage } from './site-template-library.ts';
import { templateCatalog } from './template-catalog.ts';
import { templateSnapshot } from './template-snapshot.ts';

/** The id that a template has in its preview: its pictures are below `/assets/template/`. */
const previewId = 'template';

/** Previews of templates; what of one is the same under every name is made once. */
interface TemplatePreviews {
  /** The first page of a template under the name of a site. */
  page(template: SiteTemplate, name: string): Promise<string>;
  /** The sheet of that page. */
  sheet(template: SiteTemplate): Promise<string>;
}

export function createTemplatePreviews(
  deps: Pick<SiteTemplateDeps, 'pages' | 'siteTemplates' | 'settings'>,
): TemplatePreviews {
  const snapshots = remembered((template: SiteTemplate) => snapshotOf(deps, template));
  const sheets = remembered(async ({ theme, tweaks }: SiteTemplate) => {
    const { css } = await deps.pages.sheet({ key: theme, tweaks });
    return withThemeAddresses(css, theme, '/assets-css/sheet.css');
  });
  return {
    sheet: sheets,
    async page(template, name) {
      const { html } = await deps.pages.samplePage({
        snapshot: named(await snapshots(template), name),
        origin: deps.settings.studioOrigin,
        stylesheet: `/template-sheets/${template.slug}`,
        catalogOf: (needs) => templateCatalog(template, needs),
      });
      return html;
    },
  };
}

// Nobody looks at more than one page: what a browser would fetch for the next, and every script, is left out.
const fetched = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|manifest|prefetch)"[^>]*>/g;

/** A page that is only looked at: without scripts, and its links lead nowhere where no window may be opened. */
export function onlyLookedAt(html: string): string {
  return html.replaceAll(fetched, '').replace('<head>', '<head><base target="_blank">');
}

function named(snapshot: SiteSnapshot, name: string): SiteSnapshot {
  if (name === '') return snapshot;
  const settings = ownSettings(snapshot.settings, name);
  return { ...snapshot, website: { ...snapshot.website, title: name }, settings };
}

async function snapshotOf(
  deps: Pick<SiteTemplateDeps, 'siteTemplates'>,
  template: SiteTemplate,
): Promise<SiteSnapshot> {
  const keys = [...picturesOf(template)];
  const assets = await Promise.all(keys.map(async (key) => assetOf(await deps.siteTemplates.picture(key))));
  const forms = Object.fromEntries(
    (template.forms ?? []).map(({ key, name, document }) => {
      const { storage: _, ...shown } = document;
      return [key, { ...shown, name, versionId: '' }];
    }),
  );
  return templateSnapshot(template, { id: previewId, assets, forms });
}

function assetOf({ key, fileName, altText, caption, focalPoint, image }: SiteTemplateImage): Asset {
  const { width, height, mimeType, placeholder, colorData } = image;
  return {
    id: key,
    kind: 'image',
    fileName,
    mimeType,
    bytes: image.original.length,
    sha256: '',
    storageKey: key,
    width,
    height,
    focalPoint,
    altText,
    caption,
    variants: image.variants.map((variant) => variant.width) as Asset['variants'],
    placeholder,
    colorData,
  };
}

// A failure is not remembered: the next one who asks tries again.
function remembered<Made>(make: (template: SiteTemplate) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (template: SiteTemplate): Promise<Made> => {
    const known = made.get(template.slug);
    if (known) return known;
    const making = make(template);
    made.set(template.slug, making);
    making.catch(() => made.delete(template.slug));
    return making;
  };
}
