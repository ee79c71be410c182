import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a published page', () => {
  it('names the inline scripts and styles that it is told of by hash, and allows no others', () => {
    const inlineCode = { scripts: new Set(['go()']), styles: new Set(['a{}']) };
    const policy = pagePolicy('<style>a{}</style><script>go()</script>', 'http://studio', { inlineCode });
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it('makes no hash of what a page merely carries', () => {
    const policy = pagePolicy('<style>b{}</style><script>steal()</script>', 'http://studio');
    expect(policy).toContain("script-src 'self'; style-src 'self';");
  });
  it('lets only the studio frame the page', () => {
    expect(pagePolicy('', 'http://studio')).toContain("frame-ancestors 'self' http://studio");
  });
});

describe('the policy of a page with a form', () => {
  const form = '<form data-island="form"></form>';
  const captchaScript = 'https://www.google.com/recaptcha/enterprise.js';
  it('lets the captcha’s service in where it is used, and nowhere else', () => {
    expect(pagePolicy(form, 'https://studio.example', { captchaScript })).toMatch(
      /script-src 'self' https:\/\/www\.google\.com\/recaptcha\//,
    );
    const restock = '<div class="product-restock-notification" data-product-id="a">';
    expect(pagePolicy(restock, 'https://studio.example', { captchaScript })).toContain('google');
    expect(pagePolicy('<p>', 'https://studio.example', { captchaScript })).not.toContain('google');
    expect(pagePolicy(form, 'https://studio.example')).not.toContain('google');
  });
  it('storefront captcha: lets it in from where the configuration says that its script is', () => {
    const elsewhere = { captchaScript: 'https://captcha.example/recaptcha/enterprise.js' };
    const policy = pagePolicy(form, 'https://studio.example', elsewhere);
    for (const part of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${part}[^;]* https://captcha\\.example/recaptcha/ `));
    expect(policy).not.toContain('google.com');
  });
  it('is wider where the owner’s own code runs, and still has no plug-ins and no foreign base', () => {
    const policy = pagePolicy(form, 'https://studio.example', { ownCode: true });
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https:");
    expect(policy).toContain("object-src 'none'; base-uri 'self'");
  });
});

describe('the policy of a page with code of its owner', () => {
  const code = {
    scripts: new Set(['go()']),
    styles: new Set(['b{}']),
    scriptOrigins: new Set(['https://a.example']),
    styleOrigins: new Set<string>(),
    mediaOrigins: new Set<string>(),
    fontOrigins: new Set<string>(),
  };
  it('lets that code run by its hash and the hosts that it names, and nothing else inline', () => {
    const policy = pagePolicy('', 'http://studio', { code });
    expect(policy).toContain(`script-src 'self' ${hash('go()')} https://a.example;`);
    expect(policy).toContain(`style-src 'self' ${hash('b{}')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it('lets the frames of its blocks in, and no others', () => {
    const frames = new Set(['https://player.vimeo.com']);
    expect(pagePolicy('', 'http://studio', { frames })).toContain('frame-src https://player.vimeo.com;');
    expect(pagePolicy('', 'http://studio')).not.toContain('frame-src');
  });
});
