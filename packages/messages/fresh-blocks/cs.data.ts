import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  blockTextHeading: 'Napište nadpis',
  blockText: 'Pokračujte větou nebo dvěma. Označte slova, která mají být tučně nebo jako odkaz.',
  blockQuote: 'Sem napište větu, slovo od slova.',
  blockQuoteSource: 'Kdo to řekl',
  blockButton: 'Více informací',
  blockQuestionOne: 'Napište otázku',
  blockQuestionTwo: 'Napište další otázku',
  blockAnswer: 'Sem napište odpověď.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Napište, co lidé po přihlášení dostanou a jak často.',
  blockMarkdown: 'Pište v **Markdownu**: seznamy, *zvýraznění*, [odkazy](/) a tabulky.',
  blockCity: 'Město',
  blockVenue: 'Místo konání',
  blockChartSeries: 'Řada 1',
  blockMenu: '## Předkrmy\nPolévka dne | 6\n> Řekněte, co v ní je.\n\n## Hlavní jídla\nDalší jídlo | 14',
};
