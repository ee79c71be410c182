import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tweak } from '@veranda/domain/design/tweaks';
import { makeTheme } from '@veranda/render/page/make-theme';
import { lessSource } from '@veranda/render/styles/less-front-end';
import { tweaksOf, tweakPageTypes } from '@veranda/domain/design/tweaks';
import { sharedSheets } from '@veranda/render/styles/shared-sheets';
import { afterAll, describe, expect, it } from 'vitest';
import { createStyleCompiler } from './compile-styles.ts';
import { readThemeFiles } from './theme-files.ts';

const designSheet = sharedSheets.get('styles/design.less') ?? '';
const folder = join(import.meta.dirname, '../../../../themes');
const themes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const compiler = createStyleCompiler();
afterAll(() => compiler.close());

async function compiled(theme: string, tweaks: Readonly<Record<string, string>> = {}) {
  const { sheets } = makeTheme(theme, await readThemeFiles(join(folder, theme)));
  expect(lessSource(sheets, tweaks).problems).toEqual([]);
  return compiler.compile({ sheets, tweaks, fonts: [] });
}

/** Each other choice of a tweak: every option, both ends of a range. */
function othersOf({ type, options, range, default: own }: Tweak): readonly string[] {
  if (type === 'dropdown') return options.filter((option) => option !== own);
  if (type === 'checkbox') return [own === 'true' ? 'false' : 'true'];
  const ends = range ? [range.min, range.max].map((end) => `${end}${range.unit}`) : [];
  return ends.filter((end) => end !== own);
}

const offered = tweaksOf(designSheet);
// Speed is that of an animation; the checkout has a sheet of its own.
const inThisSheet = offered.filter(
  ({ variable, pageType }) => variable !== 'animation-speed' && pageType !== 'checkout',
);
const choices = inThisSheet.flatMap((tweak) =>
  othersOf(tweak).map((value) => [tweak.variable, value] as const),
);

describe('the choices that all themes offer', () => {
  it.each([
    ['administration §2 page for tweaks: splash page', 'splash page'],
    ['administration §2 page for tweaks: lock screen', 'lock screen'],
    ['administration §2 page for tweaks: popup overlay', 'popup overlay'],
    ['administration §2 page for tweaks: checkout', 'checkout'],
    ['administration §2 page for tweaks: style', 'style'],
    ['administration §2 page for tweaks: sso page', 'sso page'],
  ])('%s', (_statement, pageType) => {
    expect(tweakPageTypes).toContain(pageType);
    expect(offered.filter((tweak) => tweak.pageType === pageType)).not.toEqual([]);
  });

  it('are read, each with a title and a known type', () => {
    expect(offered).toHaveLength(designSheet.match(/\btweak:/g)?.length ?? 0);
    expect(offered.filter(({ type, title }) => type === 'other' || title === '')).toEqual([]);
    expect(new Set(offered.map(({ title }) => title)).size).toBe(offered.length);
  });

  it.each(themes)(
    'write nothing of their own in %s where none is made, and each something where it is',
    async (theme) => {
      const plain = await compiled(theme);
      expect(plain.problems).toEqual([]);
      const { sheets } = makeTheme(theme, await readThemeFiles(join(folder, theme)));
      const named = sheets.map(({ name, text }) => ({
        name,
        text: name === 'design.less' ? text.slice(0, text.indexOf('.button-style')) : text,
      }));
      expect((await compiler.compile({ sheets: named, tweaks: {}, fonts: [] })).css).toBe(plain.css);
      // Each choice in one of the themes.
      const own = choices.filter((_, index) => index % themes.length === themes.indexOf(theme));
      for (const [name, value] of own) {
        const { css, problems } = await compiled(theme, { [name]: value });
        expect([name, value, problems, css === plain.css]).toEqual([name, value, [], false]);
      }
    },
  );

  it('reach what they are for', async () => {
    const { css } = await compiled('levain', {
      'primary-button-shape': 'pill',
      'primary-button-style': 'outline',
      'lock-colours': 'dark',
      'sso-alignment': 'start',
      'popup-width': '52rem',
      'section-animation': 'rise',
      'animation-speed': 'slow',
      'image-corners': '12px',
      'page-width': 'narrow',
    });
    for (const part of [
      /\.v-btn-primary:not\(\[disabled\], \[data-state='sold-out'\]\) \{[^}]*border-radius: 999px/,
      /\.v-has-background \.v-btn-primary:not/,
      /\[data-section-theme="dark"\],[^{]*\.page-lock \.v-lock/,
      /\.page-sso \.v-slide \{[^}]*text-align: start/,
      /\.v-popup \{[^}]*52rem/,
      /animation: v-section-rise linear both;[^}]*animation-range: entry 0% entry 100%/,
      /border-radius: 12px/,
      /--v-content: 60rem/,
    ])
      expect(css).toMatch(part);
  });
});
