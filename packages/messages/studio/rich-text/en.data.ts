/** Texts of the studio: rich text. */
export const en = {
  headingFollowsHeading:
    'Heading {level} follows heading {after}. Make it heading {number}, so that no level is left out.',
  link: 'Link',
  removeLink: 'Remove link',
  applyLink: 'Apply link',
  address: 'Address',
  addressPlaceholder: '/about, https://…, name@example.com',
  text: 'Text',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  bold: 'Bold',
  italic: 'Italic',
  strikeThrough: 'Strike through',
  list: 'List',
  numberedList: 'Numbered list',
  quotation: 'Quotation',
  textFormat: 'Text format',
  level: 'Level',
  invalidLink: '{text} is not a valid page URL',
} as const;
