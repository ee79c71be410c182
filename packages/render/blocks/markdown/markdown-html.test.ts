import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

describe('the HTML of Markdown', () => {
  it('begins one heading below the title of the page and ends with the sixth', () => {
    expect(markdownHtml('# Bread\n\n###### Rye')).toBe('<h2>Bread</h2>\n<h6>Rye</h6>\n');
  });

  it('lets tables and code scroll by the keyboard, with the alignment of their columns', () => {
    const html = markdownHtml(
      '| Flour | g |\n|-|-:|\n| Rye | 5 |\n\n```js\nlet a = "<b>";\n```\n\n    x < y\n',
    );
    expect(html).toContain('<div class="v-table" tabindex="0"><table>');
    expect(html).toContain('<td style="text-align:right">5</td>');
    expect(html).toContain('<pre tabindex="0"><code class="language-js">let a = &quot;&lt;b&gt;&quot;;');
    expect(html).toContain('<pre tabindex="0"><code>x &lt; y');
  });

  it('shows HTML of the source as text', () => {
    const html = markdownHtml('<script>alert(1)</script>\n\nA <b onclick="x()">word</b> &amp; ~~more~~');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('A &lt;b onclick=&quot;x()&quot;&gt;word&lt;/b&gt; &amp; <del>more</del>');
  });

  it('links to safe addresses alone', () => {
    expect(markdownHtml('[a](/menu?a=1&b=2 "T")')).toContain('<a href="/menu?a=1&amp;b=2" title="T">a</a>');
    expect(markdownHtml('[a](https://levain.example)')).toContain(
      '<a href="https://levain.example" rel="noopener">a</a>',
    );
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#115;cript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'https://good.example@evil.example',
    ])
      expect(markdownHtml(`[a](${address}) <${address}> ![a](${address})`)).not.toMatch(/<(?:a|img)\b/);
  });

  it('shows pictures of the site, and the description of others', () => {
    expect(markdownHtml('![A *loaf*](/s/loaf.jpg)')).toContain(
      '<img src="/s/loaf.jpg" alt="A loaf" loading="lazy">',
    );
    expect(markdownHtml('![A "loaf" <i>](https://other.example/loaf.jpg)')).toBe(
      '<p>A &quot;loaf&quot; &lt;i&gt;</p>\n',
    );
  });
});
