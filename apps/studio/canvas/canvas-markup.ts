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

/** A whole page as the root element of another document; without scripts and what else a canvas does not want. */
export function pageElement(html: string, owner: Document): HTMLElement {
  return adopt(parse(html).documentElement, owner);
}

/** The first element of a piece of a page; null for a piece without one. */
export function partElement(html: string, owner: Document): HTMLElement | null {
  const [part] = parse(html).body.children;
  return part instanceof HTMLElement ? adopt(part, owner) : null;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
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

function adopt(root: HTMLElement, owner: Document): HTMLElement {
  for (const element of root.querySelectorAll(unwanted)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  return owner.adoptNode(root);
}
