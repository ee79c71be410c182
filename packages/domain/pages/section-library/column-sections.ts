import { button, heading, image, librarySection, paragraph, rule, text } from './sketch.ts';
import type { SectionTextKey } from './section-texts.data.ts';

const columns = [
  ['columnOneTitle', 'columnOneText'],
  ['columnTwoTitle', 'columnTwoText'],
  ['columnThreeTitle', 'columnThreeText'],
] as const;
const steps = [
  ['stepOneTitle', 'stepOneText'],
  ['stepTwoTitle', 'stepTwoText'],
  ['stepThreeTitle', 'stepThreeText'],
] as const;
const facts = [
  ['factOneTitle', 'factOneText'],
  ['factTwoTitle', 'factTwoText'],
  ['factThreeTitle', 'factThreeText'],
] as const;

/** Things side by side: what one does, how it goes, what there is to know. */
export const columnSections = [
  librarySection({ key: 'columns-three', group: 'columns' }, ({ t }) => ({
    look: {},
    parts: [
      text([0, 0, 15, 4], [heading(2, t('columnsTitle'))]),
      ...columns.flatMap(([title, words], index) => [
        rule([index * 9, 5, 6, 1]),
        text([index * 9, 6, 6, 5], [heading(3, t(title)), paragraph(t(words))]),
      ]),
    ],
  })),
  librarySection({ key: 'columns-steps', group: 'columns' }, ({ t }) => ({
    look: { theme: 'light' },
    parts: [
      text([0, 0, 8, 15], [heading(2, t('stepsTitle'))]),
      ...steps.map(([title, words], index) =>
        text(
          [10, index * 5, 13, 4],
          [paragraph(`0${index + 1}`, 'mono'), heading(3, t(title)), paragraph(t(words))],
        ),
      ),
    ],
  })),
  librarySection({ key: 'columns-pictures', group: 'columns' }, ({ t, image: at }) => ({
    look: {},
    parts: [
      text([0, 0, 15, 4], [heading(2, t('pictureColumnsTitle'))]),
      ...pictureColumn({ x: 0, y: 5, w: 10, picture: at(4) }, t, 'pictureColumnOne'),
      ...pictureColumn({ x: 11, y: 5, w: 6, picture: at(5) }, t, 'pictureColumnTwo'),
      ...pictureColumn({ x: 18, y: 5, w: 6, picture: at(6) }, t, 'pictureColumnThree'),
    ],
  })),
  librarySection({ key: 'columns-offers', group: 'columns' }, ({ t }) => ({
    look: { theme: 'lightest-accent', spacing: 'large' },
    parts: [
      text([0, 0, 16, 3], [heading(2, t('offersTitle'))]),
      rule([0, 4, 11, 1]),
      text([0, 5, 11, 5], [heading(3, t('offerOneTitle')), paragraph(t('offerOneText'))]),
      button([0, 11, 8, 2], t('buttonLearnMore')),
      rule([13, 4, 11, 1]),
      text([13, 5, 11, 5], [heading(3, t('offerTwoTitle')), paragraph(t('offerTwoText'))]),
      button([13, 11, 8, 2], t('buttonLearnMore'), { variant: 'secondary' }),
    ],
  })),
  librarySection({ key: 'columns-facts', group: 'columns' }, ({ t }) => ({
    look: {},
    parts: [
      text([0, 0, 9, 12], [heading(2, t('factsTitle'))]),
      ...facts.flatMap(([title, words], index) => [
        rule([11, index * 4, 13, 1]),
        text([11, index * 4 + 1, 4, 3], [heading(3, t(title))]),
        text([16, index * 4 + 1, 8, 3], [paragraph(t(words))]),
      ]),
    ],
  })),
];

interface PictureColumn {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly picture: string;
}

function pictureColumn(
  { x, y, w, picture }: PictureColumn,
  t: (key: SectionTextKey) => string,
  title: SectionTextKey,
) {
  return [
    image([x, y, w, 11], picture),
    text([x, y + 12, w, 4], [heading(3, t(title)), paragraph(t('pictureColumnText'), 'small')]),
  ];
}
