import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a published page, security (CSP)', () => {
  it('names inline scripts and styles by hash, and allows no others', () => {
    const policy = pagePolicy(
      '<style>a{}</style><script>go()</script><script type="module" src="/x.js"></script>',
      'http://studio',
    );
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
  it('passes over structured data, which does not run', () => {
    expect(pagePolicy('<script type="application/ld+json">{}</script>', 'http://studio')).toContain(
      "script-src 'self';",
    );
  });
  it('lets only the studio frame the page', () => {
    expect(pagePolicy('', 'http://studio')).toContain("frame-ancestors 'self' http://studio");
  });
});

describe('the policy of a page with a form', () => {
  const form = '<form data-island="form"></form>';
  it('lets the captcha’s service in where it is used, and nowhere else', () => {
    expect(pagePolicy(form, 'https://studio.example', { recaptcha: true })).toMatch(
      /script-src 'self' https:\/\/www\.google\.com\/recaptcha\//,
    );
    const restock = '<div class="product-restock-notification" data-product-id="a">';
    expect(pagePolicy(restock, 'https://studio.example', { recaptcha: true })).toContain('google');
    expect(pagePolicy('<p>', 'https://studio.example', { recaptcha: true })).not.toContain('google');
    expect(pagePolicy(form, 'https://studio.example')).not.toContain('google');
  });
  it('is wider where the owner’s own code runs, and still has no plug-ins and no foreign base', () => {
    const policy = pagePolicy(form, 'https://studio.example', { ownCode: true });
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https:");
    expect(policy).toContain("object-src 'none'; base-uri 'self'");
  });
});
