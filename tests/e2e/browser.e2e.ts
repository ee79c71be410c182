import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';

const accessible =
  '<!doctype html><html lang="en"><title>Loaves</title><main><h1>Loaves</h1><p>Baked at dawn.</p></main></html>';

afterEach(() => vi.unstubAllEnvs());

describe('the browser of the tests', () => {
  it.each(widths)(
    'shows a page at %d pixels, and keeps its picture where that is asked for',
    async (width) => {
      vi.stubEnv('SCREENS', '1');
      const page = await openPage({ width });
      await page.setContent(accessible);
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      await expectNoAxeViolations(page);
      await screenshot(page, `browser-${width}`);
      expect(existsSync(`test-results/screens/browser-${width}.png`)).toBe(true);
      await page.close();
    },
  );

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
