import { createHash } from 'node:crypto';
import { pixelAddress } from '@veranda/contracts/visit-facts';
import type { OwnCode } from '@veranda/render/context/session';
import type { InlineCode } from '@veranda/render/context/inline-code';

/** Needs of a page beyond its own files. */
export interface PolicyNeeds {
  /** Something on it runs the owner's own code. */
  readonly ownCode?: boolean;
  /** Inline code that it may run, found before the page was put together: a page never vouches for itself. */
  readonly inlineCode?: InlineCode;
  /** Code of the owner in blocks of the page. */
  readonly code?: OwnCode;
  /** Origins of frames that a visitor may ask for. */
  readonly frames?: ReadonlySet<string>;
  /** Address of the script by which its forms ask reCAPTCHA for a token. */
  readonly captchaScript?: string;
}

// The two marks are looked for in the page. A forged mark lets nothing in but what the operator has set up.
const adPixelMarkup = /"adPixelId":"\d/;

const captchaMarkup = / data-island="(?:form|restock|login-captcha)"|class="product-restock-notification"/;
// Host that the service's script fetches its parts from, wherever it is itself.
const captchaParts = 'https://www.gstatic.com/recaptcha/';

/**
 * The policy of a published page without the owner's own code: by hashes, since pages are cached and a nonce
 * would repeat. Style attributes are allowed: places on the grid, focal points and placeholders are set by
 * them.
 */
export function pagePolicy(html: string, studioOrigin: string, more: PolicyNeeds = {}): string {
  if (more.ownCode) return ownCodePolicy(studioOrigin);
  const captcha = more.captchaScript && captchaMarkup.test(html) ? captchaSources(more.captchaScript) : [];
  const framed = [...captcha, ...(more.frames ?? [])];
  const { code = noCode } = more;
  // Of a frame's own document too, which has the policy of the page around it.
  const scripts = hashes(new Set([...(more.inlineCode?.scripts ?? []), ...code.scripts]));
  const styles = hashes(new Set([...(more.inlineCode?.styles ?? []), ...code.styles]));
  const runs = code.scripts.size + code.scriptOrigins.size > 0;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...code.scriptOrigins, ...captcha].join(' '),
    ["style-src 'self'", ...styles, ...code.styleOrigins].join(' '),
    "style-src-attr 'unsafe-inline'",
    [
      "img-src 'self' data:",
      ...(adPixelMarkup.test(html) ? [pixelAddress] : []),
      ...(runs ? ['https:'] : code.mediaOrigins),
    ].join(' '),
    ["font-src 'self'", ...code.fontOrigins].join(' '),
    ["media-src 'self'", ...code.mediaOrigins].join(' '),
    ["connect-src 'self'", ...captcha, ...(runs ? ['https:'] : [])].join(' '),
    ...(framed.length === 0 ? [] : [`frame-src ${framed.join(' ')}`]),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${studioOrigin}`,
  ].join('; ');
}

// The folder of the script: its frames and calls are below it.
function captchaSources(scriptUrl: string): readonly string[] {
  return [new URL('.', scriptUrl).href, captchaParts];
}

// Security, CSP: with the owner's own code any script and picture by https; what protects the visitor's
// browser stays.
function ownCodePolicy(studioOrigin: string): string {
  return [
    "default-src 'self' https:",
    "script-src 'self' 'unsafe-inline' https:",
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: https:",
    "font-src 'self' https:",
    "connect-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${studioOrigin}`,
  ].join('; ');
}

function hashes(bodies: ReadonlySet<string> = nothing): readonly string[] {
  return [...bodies].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

const nothing: ReadonlySet<string> = new Set();
const noCode: OwnCode = {
  scripts: new Set(),
  styles: new Set(),
  scriptOrigins: new Set(),
  styleOrigins: new Set(),
  mediaOrigins: new Set(),
  fontOrigins: new Set(),
};
