import { describe, expect, it } from 'vitest';
import { ratioOf } from '../ratios.ts';
import { gallery, presetOfDesign } from './gallery.ts';

describe('the gallery', () => {
  const field = (path: string) => gallery.fields.find((one) => one.path === path);
  const choices = (path: string) => {
    const found = field(path);
    return found && 'options' in found ? found.options : [];
  };
  it.each([
    ['administration §3 gallery: autoplay is off to begin with', 'autoplay', false],
    ['administration §3 gallery: controls are off to begin with', 'controls', false],
    ['administration §3 gallery: auto-crop is on to begin with', 'autoCrop', true],
    ['administration §3 gallery: aspect ratio is square to begin with', 'aspectRatio', 'square'],
    ['administration §3 gallery: lightbox is off to begin with', 'lightbox', false],
  ])('%s', (_statement, path, value) => expect(gallery.defaults[path]).toBe(value));

  it('administration §3 gallery: design is grid to begin with; slideshow, slider, grid and stacked', () => {
    expect(gallery.defaults['design']).toBe('grid');
    expect([...choices('design')].sort()).toEqual(['grid', 'slider', 'slideshow', 'stacked']);
  });

  it.each([
    ['administration §3 gallery: a picture stays 5 s to begin with, 1 to 10', 'autoplayDuration', 5, 1, 10],
    ['administration §3 gallery: thumbnails-per-row is 4 to begin with, 1 to 10', 'perRow', 4, 1, 10],
    ['administration §3 gallery: padding is 20 to begin with, 0 to 50', 'padding', 20, 0, 50],
  ])('%s', (_statement, path, value, min, max) => {
    expect(gallery.defaults[path]).toBe(value);
    expect(field(path)).toMatchObject({ min, max });
  });

  it.each([
    ['administration §3 gallery: aspect ratio standard is 3:2', 'standard', '3 / 2'],
    ['administration §3 gallery: aspect ratio standard-vertical is 2:3', 'standard-vertical', '2 / 3'],
    ['administration §3 gallery: aspect ratio four-three is 4:3', 'four-three', '4 / 3'],
    ['administration §3 gallery: aspect ratio three-four-vertical is 3:4', 'three-four-vertical', '3 / 4'],
    ['administration §3 gallery: aspect ratio widescreen is 16:9', 'widescreen', '16 / 9'],
    [
      'administration §3 gallery: aspect ratio anamorphic-widescreen is 2.40',
      'anamorphic-widescreen',
      '2.4 / 1',
    ],
  ])('%s', (_statement, name, ratio) => {
    expect(ratioOf(name)).toBe(ratio);
    expect(choices('aspectRatio')).toContain(name);
  });

  it('administration §3 gallery: aspect ratio is for grids only', () => {
    expect(field('aspectRatio')).toMatchObject({ when: { path: 'design', is: ['grid'] } });
  });

  it('administration §3 gallery: thumbnails are off to begin with, slideshow only', () => {
    expect(gallery.defaults['thumbnails']).toBe(false);
    expect(field('thumbnails')).toMatchObject({ when: { path: 'design', is: ['slideshow'] } });
  });

  it('administration §3 gallery: active-alignment is center to begin with, slider only', () => {
    expect(gallery.defaults['activeAlignment']).toBe('center');
    expect(field('activeAlignment')).toMatchObject({ when: { path: 'design', is: ['slider'] } });
  });

  it('administration §3 gallery: active-alignment has left, center and right', () => {
    expect(choices('activeAlignment')).toEqual(['left', 'center', 'right']);
  });

  it('administration §3 gallery: lightboxTheme is dark to begin with, or light', () => {
    expect([gallery.defaults['lightboxTheme'], ...choices('lightboxTheme')]).toEqual([
      'dark',
      'dark',
      'light',
    ]);
  });

  it.each([
    [
      'administration §3 gallery: the slideshow preset turns thumbnails on',
      { design: 'slideshow', thumbnails: false },
      { thumbnails: true },
    ],
    [
      'administration §3 gallery: the slider preset turns thumbnails off',
      { design: 'slider', thumbnails: true, autoplay: true },
      { thumbnails: false, autoplay: true },
    ],
    [
      'administration §3 gallery: the grid preset turns thumbnails and autoplay off',
      { design: 'grid', thumbnails: true, autoplay: true },
      { thumbnails: false, autoplay: false },
    ],
    [
      'administration §3 gallery: the stacked preset turns thumbnails and autoplay off',
      { design: 'stacked', thumbnails: true, autoplay: true },
      { thumbnails: false, autoplay: false },
    ],
  ])('%s', (_statement, value, forced) => expect(presetOfDesign(value)).toMatchObject(forced));
});
