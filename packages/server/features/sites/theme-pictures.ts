import { showThemePicture } from '@veranda/contracts/site-templates';
import { refuse } from '@veranda/domain/refusal';
import type { SiteTemplateDeps } from './site-template-library.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { picturesOf } from './site-template-images.ts';

/** Width of the pictures in the theme gallery, in pixels. */
const width = 1000;

/** The pictures by which a theme is chosen: those its own pages begin with. */
export function themePictureRoutes(deps: SiteTemplateDeps): Route[] {
  return [
    route(showThemePicture, async (call) => {
      const number = Number(/^([1-9])\.webp$/.exec(call.params.file)?.[1]);
      const siteTemplate = deps.siteTemplates.sites.find((site) => site.theme === call.params.theme);
      const key =
        siteTemplate && Number.isInteger(number)
          ? galleryOf([...picturesOf(siteTemplate)])[number - 1]
          : undefined;
      if (key === undefined) return refuse('not-found');
      const { image } = await deps.siteTemplates.picture(key);
      const variant = image.variants.find((variant) => variant.width >= width) ?? image.variants.at(-1);
      if (!variant) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=3600');
      return { kind: 'bytes', status: 200, type: 'image/webp', bytes: variant.bytes };
    }),
  ];
}

// The hero leads; then pictures from the middle and the end of the content, which are of another kind.
function galleryOf(keys: readonly string[]): string[] {
  const hero = keys.find((key) => /\/hero/.test(key)) ?? keys[0];
  const others = keys.filter((key) => key !== hero);
  return [hero, others[0], others[Math.floor(others.length / 2)], others.at(-1)].filter(
    (key) => key !== undefined,
  );
}
