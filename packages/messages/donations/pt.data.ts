import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  donateTitle: 'Doar',
  donateErrorTitle: 'Reveja isto, por favor',
  donateAmountLegend: 'Escolha um valor',
  donateOwnChoice: 'Outro valor',
  donateOwnLabel: 'O seu valor em {currency}',
  donateOwnHint: 'De {least} a {most}.',
  donateOftenLegend: 'Com que frequência?',
  donateOnce: 'Uma vez',
  donateMonthly: 'Todos os meses',
  donateMonthlyHint: 'Pode terminar quando quiser na sua conta.',
  donateContinue: 'Continuar',
  donateButton: 'Doar',
  donateRaised: '{raised} doados',
  donateRaisedOf: '{raised} doados de {goal}',
  donateGoalLabel: 'Quanto do objetivo já foi alcançado',
  donateClosedText: 'Esta recolha não aceita doações de momento.',
};
