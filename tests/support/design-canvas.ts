import type { Page } from 'playwright-core';

/** The page on the canvas of the design. */
export const canvas = (page: Page) => page.frameLocator('.preview-frame');

/** What the page on the canvas looks like. */
export const look = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => {
      const view = body.ownerDocument.defaultView ?? window;
      const { backgroundColor, fontFamily } = view.getComputedStyle(body);
      const faces = [...body.querySelectorAll('*')].map((each) => view.getComputedStyle(each).fontFamily);
      return { ground: backgroundColor, text: fontFamily, faces: [...new Set(faces)].join(' ') };
    });

/** Everything that the page on the canvas is drawn from, to the byte. */
export const drawn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument;
    const sheets = [...(root?.styleSheets ?? []), ...(root?.adoptedStyleSheets ?? [])];
    const rules = sheets.map(({ disabled, cssRules }) => [
      disabled,
      [...cssRules].map(({ cssText }) => cssText),
    ]);
    return root?.documentElement.outerHTML + JSON.stringify(rules);
  });
