/** Texts of the studio: settings of what is selected. */
export const en = {
  inspector: 'Inspector',
  sectionNumber: 'Section {number, number}',
  duplicate: 'Duplicate',
  delete: 'Delete',
  addSectionBelow: 'Add a section below',
  addSectionAbove: 'Add a section above',
  addBlockInside: 'Add a block',
  content: 'Content',
  layout: 'Layout',
  style: 'Style',
  phone: 'Phone',
  settingsOf: 'Settings of {name}',
  blocksSelected: '{count, plural, one {# block selected} other {# blocks selected}}',
  noSharedFields: 'These blocks have no settings in common.',
  changesAll: 'A change here changes all of them.',
  detachedOnPage:
    '{count, plural, one {# block keeps its place} other {# blocks keep their places}} on the phone.',
  resetPage: 'Reset the whole page',
  resetPageDone: 'Reset the phone layout',
  phoneFollows: 'The phone follows the order of the desktop. Move a block here to arrange it by hand.',
} as const;
