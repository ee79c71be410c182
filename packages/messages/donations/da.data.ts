import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  donateTitle: 'Giv et bidrag',
  donateErrorTitle: 'Se lige på dette igen',
  donateAmountLegend: 'Vælg et beløb',
  donateOwnChoice: 'Et andet beløb',
  donateOwnLabel: 'Dit beløb i {currency}',
  donateOwnHint: 'Fra {least} til {most}.',
  donateOftenLegend: 'Hvor ofte?',
  donateOnce: 'Én gang',
  donateMonthly: 'Hver måned',
  donateMonthlyHint: 'Du kan stoppe det når som helst på din konto.',
  donateContinue: 'Fortsæt',
  donateButton: 'Giv et bidrag',
  donateRaised: '{raised} indsamlet',
  donateRaisedOf: '{raised} af {goal} indsamlet',
  donateGoalLabel: 'Hvor meget af målet der er nået',
  donateClosedText: 'Denne indsamling tager ikke imod donationer i øjeblikket.',
};
