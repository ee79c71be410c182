import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  donateTitle: 'Doneren',
  donateErrorTitle: 'Kijk hier nog eens naar',
  donateAmountLegend: 'Kies een bedrag om te geven',
  donateOwnChoice: 'Ander bedrag',
  donateOwnLabel: 'Je bedrag in {currency}',
  donateOwnHint: 'Van {least} tot {most}.',
  donateOftenLegend: 'Hoe vaak?',
  donateOnce: 'Eenmalig',
  donateMonthly: 'Elke maand',
  donateMonthlyHint: 'Je kunt het altijd beëindigen in je account.',
  donateContinue: 'Doorgaan',
  donateButton: 'Doneren',
  donateRaised: '{raised} gegeven',
  donateRaisedOf: '{raised} van {goal} gegeven',
  donateGoalLabel: 'Hoeveel van het doel is bereikt',
  donateClosedText: 'Dit fonds neemt nu geen donaties aan.',
};
