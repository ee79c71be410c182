import { createHash } from 'node:crypto';
import type { InlineCode } from '@veranda/render/context/inline-code';
import { type PlatformPage, renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { condenseCss } from '@veranda/render/condense-css';
import sheet from './plain-page.css?raw';

const plainCss = condenseCss(sheet);

/** Inline code of a plain page: its sheet, which the policy of a page allows by its hash. */
export const plainCode: InlineCode = { scripts: new Set(), styles: new Set([plainCss]) };

const styleHash = createHash('sha256').update(plainCss).digest('base64');

/** The policy of a plain page: its own sheet and forms of its own site; who may show it in a frame. */
export function plainPolicy(frames: "'self'" | "'none'"): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}

/**
 * A page without a theme, for where there is none or it cannot be read. It asks for no file, so that it is on
 * its own.
 */
export function renderPlainPage(page: Omit<PlatformPage, 'style'>): string {
  return renderPlatformPage({ ...page, style: plainCss });
}
