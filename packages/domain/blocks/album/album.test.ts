import { describe, expect, it } from 'vitest';
import { validateValue } from '../validate-value.ts';
import { album } from './album.ts';

const withTracks = (count: number) => ({
  ...album.defaults,
  tracks: Array.from({ length: count }, (_none, at) => ({ title: `Track ${String(at + 1)}` })),
});

describe('an album', () => {
  it('administration §9 layout: an album has at most 60 tracks', () => {
    expect(validateValue(album, withTracks(60), 'value')).toBeNull();
    expect(validateValue(album, withTracks(61), 'value')).toMatchObject({
      code: 'malformed',
      params: { field: 'value.tracks', problem: 'more than 60' },
    });
  });
});
