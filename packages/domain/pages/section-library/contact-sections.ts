import { button, form, heading, image, librarySection, newsletter, paragraph, rule, text } from './sketch.ts';

const ways = [
  ['reachCallTitle', 'reachCall'],
  ['reachWriteTitle', 'reachWrite'],
  ['reachVisitTitle', 'reachVisit'],
] as const;

/** Ways of reaching the people behind the site. */
export const contactSections = [
  librarySection({ key: 'contact-form', group: 'contact', needs: 'forms' }, ({ t, content }) => ({
    look: {},
    parts: [
      text([0, 0, 8, 14], [heading(2, t('formTitle')), paragraph(t('formText'))]),
      form([10, 0, 14, 14], content.forms[0] ?? ''),
    ],
  })),
  librarySection({ key: 'contact-visit', group: 'contact' }, ({ t, image: at }) => ({
    look: { theme: 'light' },
    parts: [
      image([0, 0, 11, 16], at(3)),
      text([13, 0, 11, 3], [heading(2, t('visitTitle'))]),
      rule([13, 4, 11, 1]),
      text([13, 5, 11, 4], [heading(3, t('visitAddressTitle')), paragraph(t('visitAddress'))]),
      rule([13, 10, 11, 1]),
      text([13, 11, 11, 4], [heading(3, t('visitHoursTitle')), paragraph(t('visitHours'))]),
    ],
  })),
  librarySection({ key: 'contact-ways', group: 'contact' }, ({ t }) => ({
    look: { theme: 'dark' },
    parts: [
      text([0, 0, 12, 3], [heading(2, t('reachTitle'))]),
      ...ways.map(([title, words], index) =>
        text([index * 8 + (index > 0 ? 1 : 0), 5, 7, 4], [heading(3, t(title)), paragraph(t(words))]),
      ),
      button([0, 10, 8, 2], t('buttonGetInTouch')),
    ],
  })),
  librarySection({ key: 'contact-newsletter', group: 'contact', needs: 'newsletters' }, ({ t, content }) => ({
    look: { theme: 'dark', spacing: 'large' },
    parts: [
      newsletter([0, 0, 17, 6], {
        formId: content.newsletters[0] ?? '',
        title: t('newsletterTitle'),
        text: t('newsletterText'),
      }),
    ],
  })),
];
