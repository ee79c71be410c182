// Apart from the endpoints: they would bring the schema library into a page.

/** The script of a preview, the only one that runs in it. */
export const previewScript = '/bundles/preview.js';

/** Message of a preview to the studio that frames it. */
export type FromPreview =
  | { readonly kind: 'veranda-preview-ready' }
  /** Pixels from the top. */
  | { readonly kind: 'veranda-preview-scrolled'; readonly y: number }
  /** A link was followed; nothing is left before the studio has asked. */
  | { readonly kind: 'veranda-preview-link'; readonly href: string };

/** Place that a preview scrolls to: at a block of the page, or as far down as it was. */
export type ToPreview =
  | { readonly kind: 'veranda-preview-block'; readonly block: string }
  | { readonly kind: 'veranda-preview-place'; readonly y: number };

/** True when a window message is one of these. */
export function isPreviewMessage(data: unknown): data is FromPreview | ToPreview {
  const kind: unknown = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : '';
  return typeof kind === 'string' && kind.startsWith('veranda-preview-');
}
