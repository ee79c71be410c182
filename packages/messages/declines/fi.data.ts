import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  declined: 'Korttisi hylättiin.',
  insufficientFunds: 'Kortilla ei ole tarpeeksi katetta.',
  bankRefused: 'Pankki hylkäsi maksun.',
  refused: 'Maksusi hylättiin. Yritä uudestaan tai maksa toisella tavalla.',
};
