import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  required: 'Povinné pole',
  'too-long': 'Překročili jste povolený počet znaků.',
  email: 'E-mail je neplatný. E-mailové adresy mají tvar name@example.com.',
  number: 'Zadejte číslo, například 12,5.',
  amount: 'Zadejte částku, například 12,50.',
  'web-address': 'Zadejte webovou adresu, například https://example.com.',
  'user-name': 'Zadejte uživatelské jméno, například @name.',
  date: 'Neplatné datum.',
  time: 'Zadejte čas, například 14:30.',
  phone: 'Zadejte telefonní číslo číslicemi.',
  choice: 'Vyberte z nabízených možností.',
  invalid: 'Jedno nebo více polí není vyplněno správně, zkontrolujte své údaje.',
  captcha: 'Před odesláním vyřešte CAPTCHA.',
  unauthorised: 'Formulář se nepodařilo odeslat. Zkuste to prosím později.',
  notConfigured: 'Tento formulář ještě není nastaven.',
  rateLimited: 'Formulář se nepodařilo odeslat: byl odeslán příliš mnohokrát. Zkuste to prosím později.',
  serverFault: 'Formulář nebyl odeslán. Zkuste to prosím později.',
  unknown: 'Neznámá chyba, zkuste to prosím později.',
  keyFailure: 'Nepodařilo se získat klíč k odeslání, zkuste to prosím později.',
  parseFailure: 'Pole formuláře se nepodařilo přečíst, zkontrolujte své údaje.',
  saveFailure: 'Při zpracování formuláře došlo k chybě. Načtěte stránku znovu a zkuste to ještě jednou.',
  problemAbove: 'Ve formuláři je chyba. Posuňte se dolů a zkontrolujte ji.',
  problemBelow: 'Ve formuláři je chyba. Posuňte se nahoru a zkontrolujte ji.',
  submitting: 'Odesílá se…',
};
