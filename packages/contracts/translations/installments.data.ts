import { installmentStrings } from '../installment-strings.ts';
import { islandTexts } from '../island-texts.ts';

const { installmentPaymentsText: payments } = islandTexts;
const { installmentUpToText: upTo, installmentOverText: over } = installmentStrings;

/** The offer to pay in installments, by language and by its English. */
export const installmentTranslations = {
  de: {
    [payments]: '{n} zinsfreie Raten zu {amount}',
    [upTo]: 'für Bestellungen bis {amount} verfügbar',
    [over]: 'für Bestellungen über {amount} verfügbar',
  },
  fr: {
    [payments]: '{n} paiements de {amount} sans frais',
    [upTo]: 'disponible pour les commandes jusqu’à {amount}',
    [over]: 'disponible pour les commandes de plus de {amount}',
  },
  es: {
    [payments]: '{n} pagos sin intereses de {amount}',
    [upTo]: 'disponible para pedidos de hasta {amount}',
    [over]: 'disponible para pedidos de más de {amount}',
  },
  it: {
    [payments]: '{n} rate senza interessi da {amount}',
    [upTo]: 'disponibile per ordini fino a {amount}',
    [over]: 'disponibile per ordini superiori a {amount}',
  },
  nl: {
    [payments]: '{n} rentevrije termijnen van {amount}',
    [upTo]: 'beschikbaar voor bestellingen tot {amount}',
    [over]: 'beschikbaar voor bestellingen boven {amount}',
  },
  pt: {
    [payments]: '{n} prestações sem juros de {amount}',
    [upTo]: 'disponível para encomendas até {amount}',
    [over]: 'disponível para encomendas acima de {amount}',
  },
  'pt-br': {
    [payments]: '{n} parcelas sem juros de {amount}',
    [upTo]: 'disponível para pedidos de até {amount}',
    [over]: 'disponível para pedidos acima de {amount}',
  },
  da: {
    [payments]: '{n} rentefri betalinger på {amount}',
    [upTo]: 'tilgængelig for ordrer op til {amount}',
    [over]: 'tilgængelig for ordrer over {amount}',
  },
  sv: {
    [payments]: '{n} räntefria betalningar på {amount}',
    [upTo]: 'tillgängligt för beställningar upp till {amount}',
    [over]: 'tillgängligt för beställningar över {amount}',
  },
  nb: {
    [payments]: '{n} rentefrie betalinger på {amount}',
    [upTo]: 'tilgjengelig for bestillinger opptil {amount}',
    [over]: 'tilgjengelig for bestillinger over {amount}',
  },
  fi: {
    [payments]: '{n} korotonta maksuerää à {amount}',
    [upTo]: 'käytettävissä enintään {amount} tilauksille',
    [over]: 'käytettävissä yli {amount} tilauksille',
  },
  pl: {
    [payments]: 'liczba nieoprocentowanych rat: {n}, każda po {amount}',
    [upTo]: 'dostępne dla zamówień do {amount}',
    [over]: 'dostępne dla zamówień powyżej {amount}',
  },
  cs: {
    [payments]: 'počet bezúročných splátek: {n}, každá {amount}',
    [upTo]: 'dostupné pro objednávky do {amount}',
    [over]: 'dostupné pro objednávky nad {amount}',
  },
  ja: {
    [payments]: '{amount}ずつ{n}回払い（金利なし）',
    [upTo]: '{amount}までのご注文でご利用いただけます',
    [over]: '{amount}を超えるご注文でご利用いただけます',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
