import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  donateTitle: 'Přispět',
  donateErrorTitle: 'Podívejte se na to prosím znovu',
  donateAmountLegend: 'Zvolte částku',
  donateOwnChoice: 'Jiná částka',
  donateOwnLabel: 'Vaše částka v {currency}',
  donateOwnHint: 'Od {least} do {most}.',
  donateOftenLegend: 'Jak často?',
  donateOnce: 'Jednou',
  donateMonthly: 'Každý měsíc',
  donateMonthlyHint: 'Můžete to kdykoli ukončit ve svém účtu.',
  donateContinue: 'Pokračovat',
  donateButton: 'Přispět',
  donateRaised: 'Vybráno {raised}',
  donateRaisedOf: 'Vybráno {raised} z {goal}',
  donateGoalLabel: 'Jaké části cíle bylo dosaženo',
  donateClosedText: 'Tato sbírka teď nepřijímá příspěvky.',
};
