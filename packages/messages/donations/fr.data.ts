import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  donateTitle: 'Faire un don',
  donateErrorTitle: 'Veuillez revoir ce point',
  donateAmountLegend: 'Choisissez un montant',
  donateOwnChoice: 'Un autre montant',
  donateOwnLabel: 'Votre montant en {currency}',
  donateOwnHint: 'De {least} à {most}.',
  donateOftenLegend: 'À quelle fréquence ?',
  donateOnce: 'Une fois',
  donateMonthly: 'Chaque mois',
  donateMonthlyHint: 'Vous pouvez y mettre fin à tout moment dans votre compte.',
  donateContinue: 'Continuer',
  donateButton: 'Faire un don',
  donateRaised: '{raised} donnés',
  donateRaisedOf: '{raised} donnés sur {goal}',
  donateGoalLabel: 'Part de l’objectif atteinte',
  donateClosedText: 'Ce fonds ne reçoit pas de dons pour le moment.',
};
