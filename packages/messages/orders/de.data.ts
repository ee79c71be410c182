import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  thanks: 'Vielen Dank',
  received: 'Ihre Bestellung ist bei uns',
  confirmedTitle: 'Bestellung bestätigt',
  receivedTitle: 'Bestellung eingegangen',
  beingConfirmed:
    'Ihre Zahlung wird bestätigt. Diese Seite sagt es, sobald es so weit ist; eine Mail geht an {email}.',
  placed: 'Bestellung Nr. {number} ist aufgegeben. Eine Bestätigung geht an {email}.',
  donated: 'Ihre Spende ist angekommen: Nr. {number}. Eine Quittung geht an {email}.',
  follow: 'Bestellung verfolgen',
  accountOffer:
    'So haben Sie diese und künftige Bestellungen an einem Ort. Diese kommt hinzu, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  goOn: 'Weiter umsehen',
  orderNo: 'Bestellung Nr. {number}',
  happened: 'Was geschehen ist',
  canceled: 'Diese Bestellung ist storniert.',
  waiting: 'Wir warten auf Ihre Zahlung.',
  done: 'Diese Bestellung ist vollständig erledigt.',
  partSent: 'Ein Teil dieser Bestellung ist unterwegs.',
  onWay: 'Diese Bestellung ist unterwegs.',
  gettingReady: 'Wir machen diese Bestellung fertig.',
  stepPlaced: 'Aufgegeben',
  stepSent: 'Versandt',
  stepCanceled: 'Storniert',
  moneyBack: '{amount} erstattet',
  refunded: 'Das Geld für diese Bestellung wurde erstattet.',
  delivery: 'Lieferung',
  downloads: 'Downloads',
  download: 'Herunterladen',
  ended: 'Abgelaufen',
  mailDownloads: 'Downloads erneut per Mail senden',
  downloadsMailed: 'Die Downloads sind noch einmal an {email} unterwegs.',
  cardEnding: 'Geschenkkarte mit der Endung {digits}',
  cardSent: 'Gesendet an {email}',
  cardGoes: 'Geht am {date} an {email}',
  manage: 'Abo verwalten',
  fromShop: 'Von {shop}',
  invoiceEnded: 'Diese Rechnung ist abgelaufen',
  invoiceEndedText:
    'Sie wurde zurückgezogen, durch eine neuere ersetzt, oder ihre Frist ist um. Bitte fragen Sie {shop} nach einer neuen.',
  toShop: 'Zum Shop',
  totalChanged:
    'Die Summe hat sich geändert, seit die Rechnung verschickt wurde: jetzt {total}, vorher {before}.',
  toPayment: 'Zur Zahlung',
  atCheckout: 'Wahl an der Kasse',
  unavailable: 'Dieser Artikel ist zurzeit nicht erhältlich.',
  payableUntil:
    '{shop} hat diese Bestellung für Sie zusammengestellt. Sie kann bis zum {date} bezahlt werden.',
  notPaid: 'Die Zahlung ist nicht zustande gekommen',
  notPaidText:
    'Es wurde nichts abgebucht, und Ihr Warenkorb ist, wie er war. Sie können es noch einmal versuchen oder anders bezahlen.',
  toCheckout: 'Zurück zur Kasse',
};
