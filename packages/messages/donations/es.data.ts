import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  donateTitle: 'Donar',
  donateErrorTitle: 'Revisa esto, por favor',
  donateAmountLegend: 'Elige un importe',
  donateOwnChoice: 'Otro importe',
  donateOwnLabel: 'Tu importe en {currency}',
  donateOwnHint: 'De {least} a {most}.',
  donateOftenLegend: '¿Con qué frecuencia?',
  donateOnce: 'Una vez',
  donateMonthly: 'Cada mes',
  donateMonthlyHint: 'Puedes terminarlo cuando quieras en tu cuenta.',
  donateContinue: 'Continuar',
  donateButton: 'Donar',
  donateRaised: '{raised} donados',
  donateRaisedOf: '{raised} de {goal} donados',
  donateGoalLabel: 'Cuánto del objetivo se ha alcanzado',
  donateClosedText: 'Este fondo no acepta donaciones por ahora.',
};
