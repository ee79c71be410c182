import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  blockTextHeading: 'Écrivez un titre',
  blockText:
    'Continuez par une ou deux phrases. Sélectionnez des mots pour les mettre en gras ou en faire un lien.',
  blockQuote: 'Placez ici une phrase, mot pour mot.',
  blockQuoteSource: 'Qui l’a dit',
  blockButton: 'En savoir plus',
  blockQuestionOne: 'Écrivez une question',
  blockQuestionTwo: 'Écrivez une autre question',
  blockAnswer: 'Écrivez la réponse ici.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Dites ce que l’on reçoit en s’inscrivant, et à quelle fréquence.',
  blockMarkdown: 'Écrivez en **Markdown** : listes, *mise en valeur*, [liens](/) et tableaux.',
  blockCity: 'Ville',
  blockVenue: 'Salle',
  blockChartSeries: 'Série 1',
  blockMenu: '## Entrées\nSoupe du jour | 6\n> Dites ce qu’elle contient.\n\n## Plats\nUn autre plat | 14',
};
