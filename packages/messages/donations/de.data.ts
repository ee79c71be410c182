import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  donateTitle: 'Spenden',
  donateErrorTitle: 'Bitte sehen Sie hier noch einmal nach',
  donateAmountLegend: 'Betrag wählen',
  donateOwnChoice: 'Anderer Betrag',
  donateOwnLabel: 'Ihr Betrag in {currency}',
  donateOwnHint: 'Von {least} bis {most}.',
  donateOftenLegend: 'Wie oft?',
  donateOnce: 'Einmal',
  donateMonthly: 'Jeden Monat',
  donateMonthlyHint: 'Sie können das jederzeit in Ihrem Konto beenden.',
  donateContinue: 'Weiter',
  donateButton: 'Spenden',
  donateRaised: '{raised} gespendet',
  donateRaisedOf: '{raised} von {goal} gespendet',
  donateGoalLabel: 'Wie viel vom Ziel erreicht ist',
  donateClosedText: 'Für diesen Zweck werden zurzeit keine Spenden angenommen.',
};
