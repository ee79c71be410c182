import { describe, expect, it } from 'vitest';
import { renderPlatformPage } from './platform-page.ts';

const page = { title: 'A & <b>', language: 'en', body: '<p>x</p>' };

describe('a page of the platform', () => {
  it('is indexed by nobody, and escapes its title but not its body', () => {
    const html = renderPlatformPage(page);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
    expect(html).toContain('<body><p>x</p></body>');
  });

  it('runs from right to left in a language that does', () => {
    expect(renderPlatformPage({ ...page, language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  });

  it('carries the class of its type', () => {
    expect(renderPlatformPage({ ...page, pageType: 101 })).toContain('<body class="page-type-101">');
  });

  it('loads scripts of ours as modules, others deferred, and the map before the script that it pins', () => {
    const html = renderPlatformPage({
      ...page,
      scripts: ['/own.js', 'https://js.example/v3?a=1&b=2'],
      entry: { src: '/entry.js', integrity: 'sha384-x', importMap: '{"integrity":{}}' },
    });
    expect(html).toContain(
      '<script type="module" src="/own.js"></script>' +
        '<script defer src="https://js.example/v3?a=1&amp;b=2"></script>' +
        '<script type="importmap">{"integrity":{}}</script>' +
        '<script type="module" src="/entry.js" integrity="sha384-x"></script>',
    );
  });
});
