import { themeFileAddress, withThemeAddresses } from '@veranda/domain/design/theme-addresses';

interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

// Whatever passes goes into a document that runs no script: one of DOMParser, or the frame, which is
// sandboxed and has a policy of its own (Trusted Types of the studio).
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy: HtmlPolicy = factory
  ? factory.createPolicy('veranda-canvas', { createHTML: (html) => html })
  : { createHTML: (html) => html };

const framePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** The empty document of the frame: its policy stays when its elements are replaced. */
export function emptyFrame(): string {
  return policy.createHTML(
    `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${framePolicy}">` +
      '<title></title></head><body></body></html>',
  );
}

/**
 * A whole page as the root element of another document; without scripts and what else a canvas does not want. Files of
 * the theme have addresses that hold at the studio's host.
 */
export function pageElement(html: string, owner: Document, theme: string): HTMLElement {
  return adopt(parse(html).documentElement, owner, theme);
}

/** The first element of a piece of a page; null for a piece without one. */
export function partElement(html: string, owner: Document, theme: string): HTMLElement | null {
  const [part] = parse(html).body.children;
  return part instanceof HTMLElement ? adopt(part, owner, theme) : null;
}

// Inline sheets are applied by `applyStyles`: their elements would be reported as violations of the policy.
function parse(html: string): Document {
  const bare = html.replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '');
  return new DOMParser().parseFromString(policy.createHTML(bare), 'text/html');
}

const unwanted = [
  'script',
  'style',
  'base',
  'iframe',
  'object',
  'embed',
  'meta[http-equiv]',
  'link:not([rel="stylesheet"], [rel="preload"][as="font"])',
].join(', ');

// Sheets of the theme in a document, among those of the studio.
const themeSheets = new WeakMap<Document, readonly CSSStyleSheet[]>();

/** Makes inline sheets of a theme apply in the document of a frame, whose policy lets no element of style in. */
export function applyStyles(owner: Document, sheets: readonly string[], theme: string): void {
  const before = themeSheets.get(owner) ?? [];
  const view = owner.defaultView as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!view || sheets.length + before.length === 0) return;
  const made = sheets.map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(withThemeAddresses(css, theme));
    return sheet;
  });
  const others = owner.adoptedStyleSheets.filter((sheet) => !before.includes(sheet));
  owner.adoptedStyleSheets = [...made, ...others];
  themeSheets.set(owner, made);
}

function adopt(root: HTMLElement, owner: Document, theme: string): HTMLElement {
  for (const element of root.querySelectorAll(unwanted)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (name.startsWith('on')) element.removeAttribute(name);
      else if (/\/assets(?:-css)?\//.test(value)) element.setAttribute(name, ofTheme(name, value, theme));
  return owner.adoptNode(root);
}

const addressed: ReadonlySet<string> = new Set(['src', 'poster', 'href', 'xlink:href', 'data']);

function ofTheme(name: string, value: string, theme: string): string {
  if (name === 'style') return withThemeAddresses(value, theme);
  if (addressed.has(name)) return themeFileAddress(value, theme);
  if (name !== 'srcset') return value;
  return value
    .split(/,\s+/)
    .map((candidate) => themeFileAddress(candidate, theme))
    .join(', ');
}
