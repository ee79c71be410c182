import { heading, image, librarySection, quote, rule, text } from './sketch.ts';

/** Words of others. */
export const quoteSections = [
  librarySection({ key: 'quote-one', group: 'quotes' }, ({ t }) => ({
    look: { theme: 'lightest-accent', spacing: 'large' },
    parts: [quote([3, 0, 17, 7], { words: t('quoteText'), source: t('quoteSource') })],
  })),
  librarySection({ key: 'quote-picture', group: 'quotes' }, ({ t, image: at }) => ({
    look: { theme: 'dark', spacing: 'large' },
    parts: [
      image([0, 0, 9, 19], at(3)),
      quote([11, 2, 13, 15], { words: t('quotePictureText'), source: t('quoteSource') }, 'center'),
    ],
  })),
  librarySection({ key: 'quote-two', group: 'quotes' }, ({ t }) => ({
    look: {},
    parts: [
      text([0, 0, 15, 3], [heading(2, t('quotesTitle'))]),
      rule([0, 4, 11, 1]),
      quote([0, 5, 11, 6], { words: t('quoteText'), source: t('quoteSource') }),
      rule([13, 4, 11, 1]),
      quote([13, 5, 11, 6], { words: t('quoteOtherText'), source: t('quoteSource') }),
    ],
  })),
];
