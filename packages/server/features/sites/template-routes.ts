import {
  listTemplates,
  showTemplatePicture,
  showTemplatePreview,
  showTemplateSheet,
  type TemplateCard,
} from '@veranda/contracts/site-templates';
import { nextWidth, servedWidth } from '@veranda/domain/media/asset-address';
import { refuse } from '@veranda/domain/refusal';
import type { GalleryTemplate } from '@veranda/domain/sites/site-template';
import { type Route, route } from '../../platform/http/route.ts';
import { picturesOf } from './site-template-images.ts';
import type { SiteTemplateDeps } from './site-template-library.ts';
import { createTemplatePreviews, onlyLookedAt } from './template-preview.ts';

/** The gallery of templates: what each is for, and its first page in the owner's name. */
export function templateRoutes(deps: SiteTemplateDeps): Route[] {
  const find = (key: string) => deps.siteTemplates.templates.find(({ slug }) => slug === key);
  const previews = createTemplatePreviews(deps);
  return [
    route(listTemplates, async () => ({ templates: deps.siteTemplates.templates.map(cardOf) })),
    route(showTemplatePreview, async (call) => {
      const template = find(call.params.template);
      if (!template) return refuse('not-found');
      const html = onlyLookedAt(await previews.page(template, call.query.name?.trim() ?? ''));
      call.reply.header('cache-control', 'private, max-age=600');
      call.reply.header('content-security-policy', policy);
      return { kind: 'html', status: 200, html };
    }),
    route(showTemplateSheet, async (call) => {
      const template = find(call.params.template);
      if (!template) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=600');
      const bytes = await previews.sheet(template);
      return { kind: 'bytes', status: 200, type: 'text/css; charset=utf-8', bytes };
    }),
    route(showTemplatePicture, async (call) => {
      const key = `${call.params.set}/${call.params.picture}`;
      if (!deps.siteTemplates.templates.some((template) => picturesOf(template).has(key)))
        return refuse('not-found');
      const { variants } = (await deps.siteTemplates.picture(key)).image;
      const widths = variants.map(({ width }) => width);
      const width = servedWidth(widths, call.query.format) ?? nextWidth(widest, widths);
      const variant = variants.find((each) => each.width === width);
      if (!variant) return refuse('not-found');
      call.reply.header('cache-control', 'public, max-age=86400');
      return { kind: 'bytes', status: 200, type: 'image/webp', bytes: variant.bytes };
    }),
  ];
}

/** Pixels of a picture without a format: more than a preview shows. */
const widest = 2500;

// No script runs, no form is sent and no other frame is opened, wherever the page is opened.
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

function cardOf(template: GalleryTemplate): TemplateCard {
  const { slug, title, goal, pitch } = template;
  const [picture] = picturesOf(template);
  return {
    key: slug,
    title,
    goal,
    pitch,
    previewUrl: `/template-previews/${slug}`,
    pictureUrl: picture === undefined ? null : `/assets/template/${picture}?format=1000w`,
  };
}
