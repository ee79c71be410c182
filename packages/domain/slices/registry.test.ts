import { describe, expect, it } from 'vitest';
import { sliceKind, sliceKinds } from './registry.ts';
import { type SliceName, sliceTypes } from './slice-kind.ts';

/** The slices that the editor has by name alone. */
const namedOnly: readonly SliceName[] = ['popup-overlay-action', 'temp-lock-inject', 'sso-options'];

describe('slice kinds', () => {
  it.each([
    ['administration §3 slice type: heading is 1', 'heading', 1],
    ['administration §3 slice type: body is 3', 'body', 3],
    ['administration §3 slice type: image is 4', 'image', 4],
    ['administration §3 slice type: gallery is 5', 'gallery', 5],
    ['administration §3 slice type: video is 6', 'video', 6],
    ['administration §3 slice type: social-icons is 7', 'social-icons', 7],
    ['administration §3 slice type: buttons is 8', 'buttons', 8],
    ['administration §3 slice type: navigation is 9', 'navigation', 9],
    ['administration §3 slice type: custom-form is 10', 'custom-form', 10],
    ['administration §3 slice type: newsletter is 11', 'newsletter', 11],
    ['administration §3 slice type: album is 12', 'album', 12],
    ['administration §3 slice type: map is 13', 'map', 13],
    ['administration §3 slice type: logo is 14', 'logo', 14],
    ['administration §3 slice type: action is 15', 'action', 15],
    ['administration §3 slice type: form is 16', 'form', 16],
    ['administration §3 slice type: lock is 17', 'lock', 17],
    ['administration §3 slice type: password is 18', 'password', 18],
    ['administration §3 slice type: twitter is 19', 'twitter', 19],
    ['administration §3 slice in the editor: sub-heading', 'sub-heading', 2],
    ['administration §3 slice in the editor: popup-overlay-action', 'popup-overlay-action', null],
    ['administration §3 slice in the editor: temp-lock-inject', 'temp-lock-inject', null],
  ])('%s', (_statement, key, type) => expect(sliceKind(key)?.id).toBe(type));

  it('administration §3 slice in the editor: and every kind of slice by its name', () => {
    expect(sliceKinds.map(({ key }) => key)).toEqual(Object.keys(sliceTypes));
    const offered = sliceKinds.filter(({ replacement }) => !replacement).map(({ key }) => key);
    expect(offered).toHaveLength(21);
    expect(offered).not.toContain('form');
    expect(sliceKinds.filter(({ id }) => id === null).map(({ key }) => key)).toEqual(namedOnly);
  });

  it.each(sliceKinds.map((kind) => [kind.key, kind] as const))(
    'give a default for each field: %s',
    (_key, { fields, defaults }) => {
      expect(fields.filter(({ optional, path }) => optional !== true && !(path in defaults))).toEqual([]);
    },
  );

  it('are on one slide at least, and replaced by what is offered there', () => {
    for (const { slides, replacement } of sliceKinds) {
      expect(slides.length).toBeGreaterThan(0);
      if (replacement) expect(sliceKind(replacement)?.slides).toEqual(slides);
    }
  });

  it('tell of a link that leads nowhere and of words that are missing', () => {
    const codes = (key: SliceName, value: object) => {
      const kind = sliceKind(key);
      return kind?.checks?.({ ...kind.defaults, ...value }, {}).map(({ code }) => code);
    };
    expect(codes('heading', { text: ' ' })).toEqual(['block-empty']);
    expect(codes('heading', { text: 'Soon' })).toEqual([]);
    expect(codes('buttons', {})).toEqual(['block-empty']);
    expect(codes('buttons', { buttons: [{ label: 'Go', href: '' }] })).toEqual(['link-missing']);
    expect(codes('buttons', { buttons: [{ label: 'Go', href: '/shop' }] })).toEqual([]);
    expect(codes('action', { label: 'Go' })).toEqual(['link-missing']);
    expect(codes('popup-overlay-action', { label: 'Go', href: '/shop' })).toEqual([]);
  });
});
