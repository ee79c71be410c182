import { librarySections } from '@veranda/domain/pages/section-library/section-library';
import { describe, expect, it } from 'vitest';
import { matchingSections, sectionsOf } from './matching-sections.ts';

const keys = (search: string) => matchingSections(librarySections, search).map(({ key }) => key);

describe('a search for sections', () => {
  it('finds names by any of their words, however they are written', () => {
    expect(keys('QUOTE picture')).toEqual(['quote-picture']);
    expect(keys('picture quote')).toEqual(['quote-picture']);
  });

  it('finds groups by their names', () => {
    expect(keys('calls to action')).toEqual(sectionsOf(librarySections, 'actions').map(({ key }) => key));
  });

  it('finds everything by no word, and nothing by one that no name has', () => {
    expect(keys('  ')).toHaveLength(librarySections.length);
    expect(keys('zebra')).toEqual([]);
  });
});
