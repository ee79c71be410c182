import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  formCaptchaWorking: 'Verificando…',
  formFirstName: 'Nome',
  formLastName: 'Sobrenome',
  formState: 'Estado',
  formZip: 'CEP',
  formCountryCode: 'Código do país',
  formAreaCode: 'Código de área',
};
