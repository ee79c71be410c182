import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  donateTitle: 'Wesprzyj',
  donateErrorTitle: 'Sprawdź to jeszcze raz',
  donateAmountLegend: 'Wybierz kwotę',
  donateOwnChoice: 'Inna kwota',
  donateOwnLabel: 'Twoja kwota w {currency}',
  donateOwnHint: 'Od {least} do {most}.',
  donateOftenLegend: 'Jak często?',
  donateOnce: 'Jednorazowo',
  donateMonthly: 'Co miesiąc',
  donateMonthlyHint: 'Możesz zakończyć w każdej chwili na swoim koncie.',
  donateContinue: 'Dalej',
  donateButton: 'Wesprzyj',
  donateRaised: 'Zebrano {raised}',
  donateRaisedOf: 'Zebrano {raised} z {goal}',
  donateGoalLabel: 'Jaka część celu została osiągnięta',
  donateClosedText: 'Ta zbiórka nie przyjmuje teraz wpłat.',
};
