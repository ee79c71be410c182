import { levain } from '@veranda/demo/sites/levain';
import { galleryTemplates } from '@veranda/demo/templates/gallery';
import type { SiteTemplateLibrary } from '@veranda/server/features/sites/site-template-library';
import sharp, { type Sharp } from 'sharp';

const size = { width: 800, height: 1000 };

const plain = () => sharp({ create: { ...size, channels: 3, background: '#8a8378' } });

/** A picture of bars in black and white: the worst that words can stand on. */
export const barred = () =>
  sharp(Buffer.from([0, 255, 0, 255]), { raw: { width: 4, height: 1, channels: 1 } }).resize({
    ...size,
    kernel: 'nearest',
    fit: 'fill',
  });

/** The templates of the product with plain pictures: those of the product are drawn, which takes minutes. */
export function plainLibrary(draw: () => Sharp = plain): SiteTemplateLibrary {
  const drawn = draw();
  const bytes = { original: drawn.clone().png().toBuffer(), served: drawn.clone().webp().toBuffer() };
  return {
    sites: [levain],
    templates: galleryTemplates,
    async picture(key) {
      const variants = [{ width: size.width, bytes: await bytes.served }];
      const facts = { ...size, mimeType: 'image/png', placeholder: '', colorData: {} };
      const image = { ...facts, original: await bytes.original, variants };
      const fileName = `${key.split('/').at(-1) ?? key}.png`;
      return {
        key,
        fileName,
        altText: 'A plain picture',
        caption: '',
        focalPoint: { x: 0.5, y: 0.5 },
        image,
      };
    },
  };
}
