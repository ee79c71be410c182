import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  required: 'Pakollinen tieto',
  'too-long': 'Merkkiraja on ylitetty.',
  email: 'Sähköpostiosoite ei kelpaa. Sähköpostiosoitteet ovat muotoa name@example.com.',
  number: 'Anna luku, esimerkiksi 12,5.',
  amount: 'Anna summa, esimerkiksi 12,50.',
  'web-address': 'Anna verkko-osoite, esimerkiksi https://example.com.',
  'user-name': 'Anna käyttäjänimi, esimerkiksi @name.',
  date: 'Päivämäärä ei kelpaa.',
  time: 'Anna kellonaika, esimerkiksi 14.30.',
  phone: 'Anna puhelinnumero numeroina.',
  choice: 'Valitse tarjotuista vaihtoehdoista.',
  invalid: 'Yksi tai useampi kenttä ei kelpaa, tarkista tietosi.',
  captcha: 'Ratkaise CAPTCHA ennen lähettämistä.',
  unauthorised: 'Lomaketta ei voitu lähettää. Yritä myöhemmin uudestaan.',
  notConfigured: 'Tätä lomaketta ei ole vielä määritetty.',
  rateLimited: 'Lomaketta ei voitu lähettää: se on lähetetty liian monta kertaa. Yritä myöhemmin uudestaan.',
  serverFault: 'Lomakkeen lähettäminen ei onnistunut. Yritä myöhemmin uudestaan.',
  unknown: 'Tuntematon virhe, yritä myöhemmin uudestaan.',
  keyFailure: 'Lähetysavainta ei saatu, yritä myöhemmin uudestaan.',
  parseFailure: 'Lomakkeen kenttiä ei voitu lukea, tarkista tietosi.',
  saveFailure: 'Lomakkeen käsittelyssä tapahtui virhe. Lataa sivu uudelleen ja yritä uudestaan.',
  problemAbove: 'Lomakkeessa on ongelma. Vieritä alas ja tarkista.',
  problemBelow: 'Lomakkeessa on ongelma. Vieritä ylös ja tarkista.',
  submitting: 'Lähetetään…',
};
