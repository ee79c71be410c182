import { accordion, heading, librarySection, paragraph, rule, text } from './sketch.ts';

/** Words alone. */
export const textSections = [
  librarySection({ key: 'text-story', group: 'texts' }, ({ t }) => ({
    look: {},
    parts: [
      text([0, 0, 8, 8], [heading(2, t('storyTitle'))]),
      text([10, 0, 13, 8], [paragraph(t('storyLead'), 'lead'), paragraph(t('storyText'))]),
    ],
  })),
  librarySection({ key: 'text-columns', group: 'texts' }, ({ t }) => ({
    look: { theme: 'light' },
    parts: [
      text([0, 0, 15, 3], [heading(2, t('twoColumnsTitle'))]),
      text([0, 4, 11, 6], [paragraph(t('twoColumnsFirst'))]),
      text([13, 4, 11, 6], [paragraph(t('twoColumnsSecond'))]),
    ],
  })),
  librarySection({ key: 'text-intro', group: 'texts' }, ({ t }) => ({
    look: { width: 'narrow', spacing: 'large' },
    parts: [text([0, 0, 24, 7], [paragraph(t('introLead'), 'lead'), paragraph(t('introText'))])],
  })),
  librarySection({ key: 'text-notes', group: 'texts' }, ({ t }) => ({
    look: { theme: 'dark', spacing: 'large' },
    parts: [
      text([0, 0, 15, 7], [heading(2, t('notesTitle')), paragraph(t('notesText'))]),
      text([18, 0, 6, 7], [paragraph(t('notesNote'), 'small')], 'end'),
    ],
  })),
  librarySection({ key: 'text-questions', group: 'texts' }, ({ t }) => ({
    look: {},
    parts: [
      rule([0, 0, 24, 1]),
      text([0, 2, 8, 9], [heading(2, t('questionsTitle')), paragraph(t('questionsText'))]),
      accordion(
        [10, 2, 14, 9],
        [
          [t('questionOne'), t('answerOne')],
          [t('questionTwo'), t('answerTwo')],
          [t('questionThree'), t('answerThree')],
        ],
      ),
    ],
  })),
];
