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
      background: at(0) === '' ? { kind: 'none' } : { kind: 'upload', assetId: at(0), overlay: 0.6 },
    },
    parts: [
      text([0, 0, 13, 5], [heading(2, t('actionPictureTitle')), paragraph(t('actionText'), 'lead')], 'end'),
      button([0, 6, 8, 2], t('buttonLearnMore'), { size: 'large' }),
    ],
  })),
  librarySection({ key: 'action-two-ways', group: 'actions' }, ({ t }) => ({
    look: { theme: 'light', spacing: 'large' },
    parts: [
      text([0, 0, 16, 6], [heading(2, t('actionTwoTitle')), paragraph(t('actionTwoText'), 'lead')]),
      button([0, 7, 7, 2], t('buttonGetInTouch')),
      button([7, 7, 7, 2], t('buttonLearnMore'), { variant: 'tertiary' }),
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
