import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';

const accessible =
  '<!doctype html><html lang="en"><title>Loaves</title><main><h1>Loaves</h1><p>Baked at dawn.</p></main></html>';

describe('the browser of the tests', () => {
  it.each(widths)('shows a page at %d pixels and keeps its picture', async (width) => {
    const page = await openPage({ width });
    await page.setContent(accessible);
    expect(await page.evaluate(() => innerWidth)).toBe(width);
    await expectNoAxeViolations(page);
    expect(await screenshot(page, `browser-${width}`)).toMatch(/png$/);
    await page.close();
  });

  it('tells of what axe finds', async () => {
    const page = await openPage();
    await page.setContent(
      '<!doctype html><html lang="en"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>',
    );
    await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt');
    await page.close();
  });

  it('can be without JavaScript', async () => {
    const page = await openPage({ javaScript: false });
    await page.setContent('<noscript><p id="plain">plain</p></noscript>');
    expect(await page.textContent('#plain')).toBe('plain');
    await page.close();
  });
});
