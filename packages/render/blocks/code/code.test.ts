import { describe, expect, it } from 'vitest';
import { withVerbatim } from '../../context/verbatim.ts';
import type { Session } from '../../context/session.ts';
import { renderBlock } from '../render-block.ts';
import { blockSampleSession } from '../sample-block.test-data.ts';

const place = { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } as const;

function draw(value: Readonly<Record<string, unknown>>, session: Session = blockSampleSession([])) {
  const block = {
    id: 'b',
    sectionId: 's',
    position: 'a0',
    type: 23,
    value,
    style: {},
    layout: { desktop: place },
  };
  const html = renderBlock(session, block, { desktop: place, phone: place });
  return { html: withVerbatim(html, session.verbatim), session };
}

describe('a block of code', () => {
  it('is part of the page, and its scripts and styles alone are let run', () => {
    const source =
      '<style>b{}</style><b>Hi</b><script>go()</script><script src="https://a.example/x.js"></script>';
    const { html, session } = draw({ mode: 'html', code: source });
    expect(html).toContain(source);
    expect([...session.ownCode.scripts, ...session.ownCode.styles]).toEqual(['go()', 'b{}']);
    expect([...session.ownCode.scriptOrigins]).toEqual(['https://a.example']);
  });

  it.each([
    ['css', 'a{color:red}', '<style>a{color:red}</style>'],
    ['javascript', 'go()', '<script>go()</script>'],
    ['javascript', '"</script><b>"', '<script>"<\\/script><b>"</script>'],
  ])('of %s is in an element of its own: %s', (mode, code, markup) => {
    expect(draw({ mode, code }).html).toContain(markup);
  });

  it('runs in a frame that is cut off from the page where it says so', () => {
    const { html, session } = draw({ mode: 'javascript', code: 'go("x")', placement: 'frame' });
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"');
    expect(html).toContain('srcdoc="&lt;script&gt;go(&quot;x&quot;)&lt;/script&gt;"');
    expect([...session.ownCode.scripts]).toEqual(['go("x")']);
  });

  it('runs nowhere on the canvas, and is text to be read there', () => {
    const { html, session } = draw(
      { mode: 'html', code: '<script>go()</script>' },
      { ...blockSampleSession([]), isCanvas: true },
    );
    expect(html).not.toMatch(/<script|<iframe/);
    expect(session.ownCode.scripts.size).toBe(0);
  });

  it('is highlighted on the server where the source is displayed', () => {
    const { html, session } = draw({ mode: 'html', code: '<script>go()</script>', displaySource: true });
    expect(html).toContain('<span class="tok-typeName">script</span>');
    expect(html).not.toContain('<script');
    expect(session.ownCode.scripts.size).toBe(0);
  });
});
