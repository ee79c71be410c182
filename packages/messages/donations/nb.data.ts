import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  donateTitle: 'Gi en gave',
  donateErrorTitle: 'Se på dette en gang til',
  donateAmountLegend: 'Velg et beløp',
  donateOwnChoice: 'Et annet beløp',
  donateOwnLabel: 'Ditt beløp i {currency}',
  donateOwnHint: 'Fra {least} til {most}.',
  donateOftenLegend: 'Hvor ofte?',
  donateOnce: 'Én gang',
  donateMonthly: 'Hver måned',
  donateMonthlyHint: 'Du kan avslutte det når som helst på kontoen din.',
  donateContinue: 'Fortsett',
  donateButton: 'Gi en gave',
  donateRaised: '{raised} samlet inn',
  donateRaisedOf: '{raised} av {goal} samlet inn',
  donateGoalLabel: 'Hvor mye av målet som er nådd',
  donateClosedText: 'Denne innsamlingen tar ikke imot gaver akkurat nå.',
};
