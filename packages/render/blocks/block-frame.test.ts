import { blockStyleNames, blockStyles } from '@veranda/domain/pages/block-style';
import type { Block, SectionBackground } from '@veranda/domain/pages/document';
import type { Asset } from '@veranda/domain/media/asset';
import { describe, expect, it } from 'vitest';
import { createSession } from '../context/session.ts';
import { createSiteEngine } from '../formatters/engine.ts';
import { bareNeeds } from '../page/catalog-needs.ts';
import { makeTheme } from '../page/make-theme.ts';
import { sampleCatalog, sampleSnapshot } from '../page/sample-site.test-data.ts';
import { baseCss } from '../styles/base.ts';
import { renderBlock } from './render-block.ts';
import { renderDocument } from './render-section.ts';

const sea = {
  id: 'sea',
  kind: 'image',
  fileName: 'sea.jpg',
  mimeType: 'image/jpeg',
  storageKey: 'x/sea.jpg',
  width: 1200,
  height: 800,
  focalPoint: { x: 0.5, y: 0.5 },
  altText: '',
  caption: '',
  variants: [100],
  placeholder: '',
} as unknown as Asset;

const film = { ...sea, id: 'film', fileName: 'sea.mp4', mimeType: 'video/mp4', storageKey: 'y/sea.mp4' };

function session(where: { readonly isCanvas?: true } = {}) {
  return createSession({
    ...where,
    engine: createSiteEngine({ clock: Date.now }),
    theme: makeTheme('sample', new Map()),
    snapshot: sampleSnapshot({ assets: { sea, film } }),
    catalog: sampleCatalog([], bareNeeds),
    origin: 'https://sample.example',
    path: '/',
    now: Date.UTC(2026, 10, 21),
    stylesheet: '',
    fontPreloads: [],
  });
}

const place = { x: 0, y: 0, w: 12, h: 4, z: 0, align: 'start' } as const;

function draw(style: Block['style']): string {
  const value = { text: 'Warm', source: '' };
  const block = {
    id: 'b',
    sectionId: 's1',
    position: 'a0',
    type: 31,
    value,
    style,
    layout: { desktop: place },
  };
  return renderBlock(session(), block, { desktop: place, phone: { ...place, w: 8 } });
}

const bare =
  '<div class="v-block v-quote v-align-start" data-block="b"' +
  ' style="--x:1;--y:1;--w:12;--h:4;--px:1;--py:1;--pw:8;--ph:4">';

describe('the frame of a block', () => {
  it.each([
    ['no style', {}],
    ['its defaults', Object.fromEntries(blockStyleNames.map((name) => [name, blockStyles[name][0]]))],
    ['what was stored before the table', { padding: 4, background: '#fff', color: 'red' }],
    ['the colour of a border that is not there', { borderColour: 'accent' }],
  ])('is the same bytes as ever with %s', (_what, style) => {
    expect(draw(style).startsWith(bare)).toBe(true);
  });

  it('draws each value of each property in a way of its own', () => {
    for (const name of blockStyleNames) {
      const edge = name === 'borderColour' ? { borderWeight: 'thin' } : {};
      const drawn = blockStyles[name].map((value) => draw({ ...edge, [name]: value }));
      expect(new Set(drawn).size, name).toBe(blockStyles[name].length);
    }
  });

  it('has a rule for each of its classes, and a token for each of its values', () => {
    const all = blockStyleNames.flatMap((name) =>
      blockStyles[name].map((value) => draw({ borderWeight: 'thin', [name]: value })),
    );
    const classes = all.flatMap((html) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []);
    const known = ['v-block', 'v-quote', 'v-align-start'];
    const frames = [...new Set(classes)].filter((each) => !known.includes(each));
    expect(frames.filter((each) => !baseCss.includes(`.${each}`))).toEqual([]);
    const used = all.flatMap((html) => [...html.matchAll(/var\(--(v-[a-z-]+)\)/g)].map((each) => each[1]));
    expect([...new Set(used)].filter((each) => !baseCss.includes(`--${each}:`))).toEqual([]);
  });

  it('takes its colours from a section theme', () => {
    expect(draw({ backgroundTheme: 'dark-accent' })).toContain(
      'data-block="b" data-section-theme="dark-accent"',
    );
  });

  it('moves by scrolling alone, and only where motion is wanted', () => {
    const at = baseCss.indexOf('.v-entrance-fade');
    expect(baseCss.slice(0, at)).toMatch(
      /@media screen and \(prefers-reduced-motion:no-preference\)\{@supports \(animation-timeline:view\(\)\)\{$/,
    );
  });
});

describe('the background of a section', () => {
  const drawn = (background: SectionBackground, where: { readonly isCanvas?: true } = {}) => {
    const section = {
      id: 's1',
      position: 'a0',
      theme: 'light',
      background,
      width: 'content',
      minHeight: 0,
      spacing: 'medium',
      verticalAlign: 'top',
      anchor: '',
    } as const;
    return renderDocument(session(where), { schema: 1, sections: { s1: section }, blocks: {} });
  };
  const video = { kind: 'video', url: '/films/sea.mp4', posterAssetId: 'sea', overlay: 0.3 } as const;

  it.each([
    ['the picture’s own point', {}, '50% 50%'],
    ['the point of the section', { focal: { x: 0.2, y: 0.755 } }, '20% 75.5%'],
  ])('is cropped around %s', (_what, focal, position) => {
    const html = drawn({ kind: 'upload', assetId: 'sea', overlay: 0.3, ...focal });
    expect(html).toContain(`object-position:${position}`);
    expect(html).not.toContain('<video');
  });

  it('is a picture until a script plays the video, which a button pauses', () => {
    const html = drawn(video);
    expect(html).toMatch(
      /<img[^>]*><video class="v-background-video" muted loop playsinline preload="none" aria-hidden="true"/,
    );
    expect(html).toContain(' aria-label="Pause the video" data-play="Play the video"');
    expect(html).toMatch(/<button [^>]*data-island="background-video"[^>]* hidden="hidden"><\/button>/);
    expect(html).not.toContain('autoplay');
  });

  it('is a video of the site’s files, whose first frame the canvas shows where no picture stands in for it', () => {
    const bare = { ...video, url: '', fileId: 'film', posterAssetId: '' };
    expect(drawn(bare)).toMatch(/<video [^>]*preload="none"[^>]* src="\/assets\/[^"]+\/y\/sea\.mp4"/);
    expect(drawn(bare, { isCanvas: true })).toContain('preload="metadata" data-shown=""');
    expect(drawn({ ...bare, posterAssetId: 'sea' }, { isCanvas: true })).toContain('preload="none"');
  });

  it.each([
    ['the picture alone for a file that is gone', { ...video, url: '', fileId: 'gone' }, '<img', '<video'],
    ['the picture alone for a file that is no video', { ...video, url: '', fileId: 'sea' }, '<img', '<video'],
    ['the picture alone for a video that is yet to come', { ...video, url: '' }, '<img', '<video'],
    ['the video alone without a picture', { ...video, posterAssetId: '' }, '<video', '<img'],
    [
      'nothing where both are missing',
      { ...video, url: '', posterAssetId: 'gone' },
      'v-grid',
      'v-background',
    ],
  ])('is %s', (_what, background, there, missing) => {
    const html = drawn(background);
    expect(html).toContain(there);
    expect(html).not.toContain(missing);
  });
});
