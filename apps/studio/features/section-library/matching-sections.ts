import type { LibrarySection, SectionGroup } from '@veranda/domain/pages/section-library/library-section';
import { t } from './messages.ts';

/** Ready sections that have every word of a search in their name or in that of their group. */
export function matchingSections(
  sections: readonly LibrarySection[],
  search: string,
): readonly LibrarySection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter(({ key, group }) => {
    const names = `${t(key)} ${t(group)}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}

/** The ready sections of one group. */
export function sectionsOf(
  sections: readonly LibrarySection[],
  group: SectionGroup,
): readonly LibrarySection[] {
  return sections.filter((section) => section.group === group);
}
