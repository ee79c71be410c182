import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  installmentsTitle: 'Pagar em prestações',
  installmentsCart: 'Encha o seu carrinho e avance para a caixa.',
  installmentsFirst: 'Escolha o pagamento em prestações e pague hoje a primeira parte.',
  installmentsRest: 'As restantes partes são cobradas de duas em duas semanas, sem juros.',
  installmentsNote:
    'O fornecedor decide se uma encomenda pode ser paga em prestações. Os atrasos podem ter custos.',
};
