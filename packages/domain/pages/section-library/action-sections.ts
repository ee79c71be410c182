import { button, donation, heading, librarySection, paragraph, text } from './sketch.ts';

/** One thing to do. */
export const actionSections = [
  librarySection({ key: 'action-line', group: 'actions' }, ({ t }) => ({
    look: { theme: 'accent' },
    parts: [
      text([0, 0, 15, 4], [heading(2, t('actionTitle'))], 'center'),
      button([17, 0, 7, 4], t('buttonGetInTouch'), { size: 'large', variant: 'secondary', align: 'center' }),
    ],
  })),
  librarySection({ key: 'action-picture', group: 'actions' }, ({ t, image: at }) => ({
    look: {
      theme: 'darkest',
      minHeight: 60,
      verticalAlign: 'center',
      background: at(2) === '' ? { kind: 'none' } : { kind: 'upload', assetId: at(2), overlay: 0.68 },
    },
    parts: [
      text([0, 0, 14, 4], [heading(2, t('actionPictureTitle'))], 'end'),
      text([0, 5, 12, 2], [paragraph(t('actionText'), 'lead')]),
      button([0, 8, 8, 2], t('buttonLearnMore'), { size: 'large' }),
    ],
  })),
  librarySection({ key: 'action-two-ways', group: 'actions' }, ({ t }) => ({
    look: { theme: 'light', spacing: 'large' },
    parts: [
      text([0, 0, 16, 3], [heading(2, t('actionTwoTitle'))]),
      text([0, 4, 12, 2], [paragraph(t('actionTwoText'), 'lead')]),
      button([0, 7, 5, 2], t('buttonGetInTouch')),
      button([5, 7, 6, 2], t('buttonLearnMore'), { variant: 'tertiary' }),
    ],
  })),
  librarySection({ key: 'action-donation', group: 'actions', needs: 'funds' }, ({ t, content }) => ({
    look: { theme: 'lightest-accent' },
    parts: [
      text([0, 0, 10, 6], [heading(2, t('donationTitle')), paragraph(t('donationText'), 'lead')]),
      donation([13, 0, 11, 9], content.funds[0] ?? ''),
    ],
  })),
];
