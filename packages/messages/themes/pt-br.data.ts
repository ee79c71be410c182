import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

/** Texts that differ in Brazil. */
export const ptBr: Partial<Translation<typeof en>> = {
  themeTicketsText: 'Ingressos',
};
