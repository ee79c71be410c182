import { button, heading, image, librarySection, paragraph, rule, text } from './sketch.ts';

/** First things on a page. */
export const openingSections = [
  librarySection({ key: 'opening-beside', group: 'openings' }, ({ t, image: at }) => ({
    look: { spacing: 'medium' },
    parts: [
      text([0, 0, 10, 6], [heading(2, t('openingTitle'))], 'end'),
      text([0, 7, 9, 4], [paragraph(t('openingLead'), 'lead')]),
      button([0, 12, 8, 2], t('buttonLearnMore'), { size: 'large' }),
      text([0, 16, 8, 2], [paragraph(t('openingSubject'), 'small')], 'end'),
      image([11, 0, 13, 18], at(0)),
    ],
  })),
  librarySection({ key: 'opening-behind', group: 'openings' }, ({ t, image: at }) => ({
    look: {
      theme: 'darkest',
      minHeight: 80,
      verticalAlign: 'bottom',
      background: at(1) === '' ? { kind: 'none' } : { kind: 'upload', assetId: at(1), overlay: 0.62 },
    },
    parts: [
      text([0, 0, 15, 6], [heading(2, t('openingBehindTitle'))], 'end'),
      text([0, 7, 10, 3], [paragraph(t('openingBehindLead'), 'lead')], 'end'),
      button([17, 8, 7, 2], t('buttonLearnMore'), { size: 'large', align: 'end' }),
    ],
  })),
  librarySection({ key: 'opening-words', group: 'openings' }, ({ t }) => ({
    look: { theme: 'lightest', spacing: 'large' },
    parts: [
      text([0, 0, 18, 6], [heading(2, t('openingWordsTitle'))]),
      rule([0, 7, 24, 1]),
      text([0, 9, 6, 3], [paragraph(t('openingWordsNote'), 'small')]),
      text([10, 9, 14, 4], [paragraph(t('openingWordsLead'), 'lead')]),
      button([10, 14, 8, 2], t('buttonLearnMore')),
    ],
  })),
  librarySection({ key: 'opening-below', group: 'openings' }, ({ t, image: at }) => ({
    look: { spacing: 'medium' },
    parts: [
      text([0, 0, 14, 6], [heading(2, t('openingBelowTitle'))], 'end'),
      text([16, 0, 8, 6], [paragraph(t('openingBelowLead'))], 'end'),
      image([0, 7, 24, 27], at(2), { ratio: '16:9' }),
    ],
  })),
];
