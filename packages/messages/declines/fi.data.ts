import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  declined: 'Korttisi hylättiin.',
  insufficientFunds: 'Kortilla ei ole tarpeeksi katetta.',
  bankRefused: 'Pankki hylkäsi maksun.',
  refused: 'Maksusi hylättiin. Yritä uudestaan tai maksa toisella tavalla.',
  notCompleted: 'Maksua ei suoritettu loppuun.',
  unreadable: 'Korttiasi ei voitu lukea. Yritä uudestaan.',
  notSaved: 'Korttia ei voitu tallentaa.',
  noSavedCard: 'Tälle kestotilaukselle ei ole tallennettu korttia.',
  bankAsks: 'Pankkisi pyytää sinua vahvistamaan tämän maksun.',
  expired: 'Korttisi on vanhentunut.',
  wrongCode: 'Korttisi turvakoodi on väärä.',
  processingError: 'Korttiasi ei voitu käsitellä. Yritä hetken päästä uudestaan.',
};
