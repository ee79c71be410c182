import { button, gallery, heading, image, librarySection, paragraph, text } from './sketch.ts';

/** Pictures, with a few words or none. */
export const imageSections = [
  librarySection({ key: 'image-left', group: 'images' }, ({ t, image: at }) => ({
    look: {},
    parts: [
      image([0, 0, 12, 16], at(3)),
      text([14, 1, 10, 11], [heading(2, t('pictureTitle')), paragraph(t('pictureText'))], 'end'),
      button([14, 13, 8, 2], t('buttonLearnMore'), { variant: 'secondary' }),
    ],
  })),
  librarySection({ key: 'image-right', group: 'images' }, ({ t, image: at }) => ({
    look: { theme: 'light' },
    parts: [
      text([0, 0, 9, 15], [heading(2, t('pictureTitle')), paragraph(t('pictureText'))], 'center'),
      image([11, 0, 13, 15], at(4)),
    ],
  })),
  librarySection({ key: 'image-pair', group: 'images' }, ({ t, image: at }) => ({
    look: {},
    parts: [
      image([0, 0, 10, 26], at(0), { ratio: '4:5', caption: t('caption') }),
      image([12, 8, 12, 18], at(1), { ratio: '3:2', caption: t('captionOther') }),
    ],
  })),
  librarySection({ key: 'image-wide', group: 'images' }, ({ t, image: at }) => ({
    look: { spacing: 'small' },
    parts: [image([0, 0, 24, 29], at(1), { ratio: '16:9', caption: t('widePictureCaption') })],
  })),
  librarySection({ key: 'image-grid', group: 'images' }, ({ t, content }) => ({
    look: {},
    parts: [
      text([0, 0, 13, 3], [heading(2, t('galleryTitle'))]),
      text([16, 0, 8, 3], [paragraph(t('galleryText'), 'small')], 'end'),
      gallery([0, 4, 24, 14], content.assets.slice(0, 6), {
        'aspect-ratio': '4:5',
        'thumbnails-per-row': '3',
        padding: 16,
      }),
    ],
  })),
  librarySection({ key: 'image-slider', group: 'images' }, ({ t, content }) => ({
    look: { theme: 'dark', spacing: 'large' },
    parts: [
      text([0, 0, 15, 4], [heading(2, t('sliderTitle')), paragraph(t('sliderText'))]),
      gallery([0, 5, 24, 14], content.assets.slice(0, 8), { design: 'slider', padding: 16, controls: true }),
    ],
  })),
];
