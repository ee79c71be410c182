import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  title: 'Testipankki',
  heading: 'Oletko tämä sinä?',
  asksForPayment: '{siteTitle} pyytää maksua.',
  asksForCard: '{siteTitle} pyytää lupaa veloittaa tätä korttia jatkossa.',
  note: 'Tämä sivu esittää pankkia; mitään ei veloiteta.',
  pay: 'Kyllä, maksa',
  confirmCard: 'Kyllä, vahvista kortti',
  refuse: 'Ei, hylkää',
};
