import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  donateTitle: 'Skänk',
  donateErrorTitle: 'Titta på detta igen',
  donateAmountLegend: 'Välj ett belopp',
  donateOwnChoice: 'Annat belopp',
  donateOwnLabel: 'Ditt belopp i {currency}',
  donateOwnHint: 'Från {least} till {most}.',
  donateOftenLegend: 'Hur ofta?',
  donateOnce: 'En gång',
  donateMonthly: 'Varje månad',
  donateMonthlyHint: 'Du kan avsluta det när du vill på ditt konto.',
  donateContinue: 'Fortsätt',
  donateButton: 'Skänk',
  donateRaised: '{raised} insamlat',
  donateRaisedOf: '{raised} av {goal} insamlat',
  donateGoalLabel: 'Hur mycket av målet som är nått',
  donateClosedText: 'Den här insamlingen tar inte emot gåvor just nu.',
};
