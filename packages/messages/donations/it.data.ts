import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  donateTitle: 'Dona',
  donateErrorTitle: 'Controlla di nuovo qui',
  donateAmountLegend: 'Scegli un importo',
  donateOwnChoice: 'Un altro importo',
  donateOwnLabel: 'Il tuo importo in {currency}',
  donateOwnHint: 'Da {least} a {most}.',
  donateOftenLegend: 'Quanto spesso?',
  donateOnce: 'Una volta',
  donateMonthly: 'Ogni mese',
  donateMonthlyHint: 'Puoi interromperla quando vuoi dal tuo account.',
  donateContinue: 'Continua',
  donateButton: 'Dona',
  donateRaised: '{raised} donati',
  donateRaisedOf: '{raised} donati su {goal}',
  donateGoalLabel: 'Quanto dell’obiettivo è raggiunto',
  donateClosedText: 'Questa raccolta non accetta donazioni al momento.',
};
