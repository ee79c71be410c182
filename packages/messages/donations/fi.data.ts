import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  donateTitle: 'Lahjoita',
  donateErrorTitle: 'Katso tämä vielä kerran',
  donateAmountLegend: 'Valitse summa',
  donateOwnChoice: 'Muu summa',
  donateOwnLabel: 'Summasi, {currency}',
  donateOwnHint: '{least}–{most}.',
  donateOftenLegend: 'Kuinka usein?',
  donateOnce: 'Kerran',
  donateMonthly: 'Joka kuukausi',
  donateMonthlyHint: 'Voit lopettaa sen milloin tahansa tililläsi.',
  donateContinue: 'Jatka',
  donateButton: 'Lahjoita',
  donateRaised: 'Koossa {raised}',
  donateRaisedOf: 'Koossa {raised}, tavoite {goal}',
  donateGoalLabel: 'Kuinka suuri osa tavoitteesta on saavutettu',
  donateClosedText: 'Tämä keräys ei juuri nyt ota vastaan lahjoituksia.',
};
