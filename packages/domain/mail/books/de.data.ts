import type { MailMessages } from '../message-shapes.ts';

export const german: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Ihre Bestellung Nr. {orderNumber} bei {shop}',
      heading: 'Danke für Ihre Bestellung',
      intro: 'Ihre Bestellung Nr. {orderNumber} vom {orderDate} ist bei uns. Das haben Sie gekauft.',
    },
    invoice: {
      subject: 'Ihre Rechnung von {shop}',
      heading: 'Ihre Rechnung',
      intro:
        '{shop} hat diese Bestellung für Sie zusammengestellt. Bis {date} können Sie sie ansehen und bezahlen.',
    },
    payment: {
      subject: 'Ihre Zahlung für Bestellung Nr. {orderNumber} bei {shop} ist da',
      heading: 'Danke, alles ist bezahlt',
      intro: 'Das Geld für Ihre Bestellung Nr. {orderNumber} ist angekommen.',
    },
    shipping: {
      subject: 'Ihre Bestellung Nr. {orderNumber} bei {shop} ist unterwegs',
      heading: 'Unterwegs zu Ihnen',
      intro: 'Ein Paket Ihrer Bestellung Nr. {orderNumber} hat uns verlassen.',
    },
    refund: {
      subject: 'Erstattung für Ihre Bestellung Nr. {orderNumber} bei {shop}',
      heading: 'Eine Erstattung für Sie',
      intro: 'Ihre Bestellung Nr. {orderNumber} bei {shop} wurde erstattet.',
    },
    cancellation: {
      subject: 'Ihre Bestellung Nr. {orderNumber} bei {shop} ist storniert',
      heading: 'Ihre Bestellung ist storniert',
      intro: 'Ihre Bestellung Nr. {orderNumber} bei {shop} ist storniert.',
    },
    'gift-card': {
      subject: 'Ein Gutschein von {senderName} für {shop}',
      heading: 'Ein Gutschein für Sie',
      intro: 'Hier ist ein Gutschein über {amount}, einzulösen bei {shop}.',
    },
    downloads: {
      subject: 'Ihre Downloads sind bereit – Bestellung Nr. {orderNumber} bei {shop}',
      heading: 'Ihre Downloads sind bereit',
      intro: 'Was Sie bei {shop} gekauft haben, wartet auf der Seite Ihrer Bestellung.',
    },
    'subscription-started': {
      subject: 'Ihr Abo bei {shop}',
      heading: 'Ihr Abo hat begonnen',
      intro: 'Sie haben {product} abonniert. Ihre Karte wird von selbst belastet, bis das Abo endet.',
    },
    'subscription-upcoming': {
      subject: 'Ihr Abo bei {shop} verlängert sich bald',
      heading: 'Ihr Abo verlängert sich bald',
      intro:
        'Am {date} belasten wir Ihre Karte ({card}) erneut für {product}. Bis dahin können Sie aussetzen oder kündigen.',
    },
    'subscription-renewed': {
      subject: 'Ihr Abo bei {shop} wurde verlängert',
      heading: 'Ihr Abo wurde verlängert',
      intro: '{product} geht weiter.',
    },
    'subscription-payment-failed': {
      subject: 'Eine Zahlung für {product} wurde abgelehnt',
      heading: 'Ihre Karte wurde abgelehnt',
      intro: 'Wir konnten Ihre Karte ({card}) für {product} nicht belasten.',
    },
    'subscription-canceled': {
      subject: 'Ihr Abo bei {shop} ist gekündigt',
      heading: 'Ihr Abo ist gekündigt',
      intro: '{product} ist beendet. Ihre Karte wird nicht mehr belastet.',
    },
    'subscription-completed': {
      subject: 'Ihr Abo bei {shop} ist abgeschlossen',
      heading: 'Ihr Abo ist abgeschlossen',
      intro: 'Die letzte Zahlung für {product} ist erledigt. Ihre Karte wird nicht mehr belastet.',
    },
    restock: {
      subject: '{product} gibt es wieder bei {shop}',
      heading: 'Wieder da',
      intro: 'Sie wollten Bescheid wissen: {product} gibt es wieder.',
    },
    'review-request': {
      subject: 'Wie gefällt es Ihnen? Ihre Bestellung bei {shop}',
      heading: 'Wie gefällt es Ihnen?',
      intro:
        'Vor einiger Zeit haben Sie bei {shop} gekauft: {products}. Andere würden gern hören, wie es ist. Es dauert eine Minute.',
    },
    'abandoned-cart': {
      subject: 'Ihr Warenkorb bei {shop} wartet',
      heading: 'Sie haben etwas liegen gelassen',
      intro:
        'Wir haben Ihren Warenkorb aufgehoben. Ein Klick, und es geht dort weiter, wo Sie aufgehört haben.',
    },
    'list-confirm': {
      subject: 'Bestätigen Sie Ihre Anmeldung zu {list}',
      heading: 'Ein Klick, und Sie sind dabei',
      intro:
        'Jemand, hoffentlich Sie selbst, hat diese Adresse bei {shop} für {list} angemeldet. Ohne Bestätigung wird nichts verschickt.',
    },
    'list-welcome': {
      subject: 'Sie sind für {list} angemeldet',
      heading: 'Schön, dass Sie da sind',
      intro: 'Diese Adresse steht jetzt auf {list} von {shop}.',
    },
    'password-reset': {
      subject: 'Ein neues Passwort bei {shop} wählen',
      heading: 'Ein neues Passwort wählen',
      intro: 'Jemand, hoffentlich Sie selbst, hat bei {shop} um ein neues Passwort gebeten.',
    },
    'email-confirmation': {
      subject: 'Bestätigen Sie Ihre Adresse bei {shop}',
      heading: 'Sind Sie das?',
      intro:
        'Jemand, hoffentlich Sie selbst, hat bei {shop} ein Konto mit dieser Adresse. Bestätigen Sie, dass sie Ihnen gehört, um dort alle Ihre Bestellungen zu sehen.',
    },
    'form-answer': {
      subject: 'Formular ausgefüllt: {form}',
      heading: '{form}',
      intro: 'Jemand hat ein Formular auf Ihrer Website ausgefüllt.',
    },
    'shop-order': {
      subject: 'Neue Bestellung Nr. {orderNumber}: {total}',
      heading: 'Neue Bestellung',
      intro: '{email} hat für {total} bestellt.',
    },
    'shop-dispute': {
      subject: 'Eine Zahlung der Bestellung Nr. {orderNumber} wird bestritten',
      heading: 'Eine Zahlung wird bestritten',
      intro: '{email} verlangt {amount} der Bestellung Nr. {orderNumber} über die Bank zurück.',
    },
    'shop-subscription-started': {
      subject: 'Neues Abo: {product}',
      heading: 'Neues Abo',
      intro: '{email} hat {product} abonniert.',
    },
    'shop-subscription-renewed': {
      subject: 'Verlängert: {product}',
      heading: 'Abo verlängert',
      intro: 'Das Abo von {email} wurde erneut belastet.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Zahlung abgelehnt: {product}',
      heading: 'Zahlung abgelehnt',
      intro: 'Die Karte von {email} wurde abgelehnt.',
    },
    'shop-subscription-canceled': {
      subject: 'Gekündigt: {product}',
      heading: 'Abo gekündigt',
      intro: 'Das Abo von {email} ist beendet.',
    },
    'shop-subscription-completed': {
      subject: 'Abgeschlossen: {product}',
      heading: 'Abo abgeschlossen',
      intro: 'Das Abo von {email} wurde zum letzten Mal belastet.',
    },
    'shop-mismatch': {
      subject: 'Eine Zahlung über {amount} konnte nicht bestätigt werden',
      heading: 'Eine Zahlung stimmt nicht überein',
      intro:
        'Ihr Zahlungsanbieter führt {otherAmount} für eine Zahlung über {amount} von {email}. Es wurde keine Bestellung angelegt, und was eingezogen wurde, wird erstattet. Bitte prüfen Sie die Zahlung {reference} bei Ihrem Anbieter.',
    },
    'shop-refund-failed': {
      subject: 'Eine Erstattung über {amount} ist fehlgeschlagen',
      heading: 'Eine Erstattung ist fehlgeschlagen',
      intro:
        'Die Erstattung über {amount} an {email} wurde nicht ausgeführt: Das Geld ist noch bei Ihnen. Bitte sprechen Sie mit Ihrem Kunden und erstatten Sie es auf anderem Weg.',
    },
  },
  buttons: {
    pay: 'Ansehen und bezahlen',
    order: 'Zur Bestellung',
    downloads: 'Zu den Downloads',
    visit: '{shop} besuchen',
    subscriptions: 'Ihre Abos',
    product: 'Ansehen',
    review: 'Bewertung schreiben',
    cart: 'Zurück zum Warenkorb',
    confirm: 'Anmeldung bestätigen',
    password: 'Neues Passwort wählen',
    address: 'Meine Adresse bestätigen',
    studio: 'Im Studio ansehen',
  },
  footers: {
    invoice: 'Sie erhalten diese Mail, weil {shop} eine Bestellung für Sie zusammengestellt hat.',
    order: 'Sie erhalten diese Mail, weil Sie bei {shop} bestellt haben.',
    giftCard:
      'Geben Sie den Code an der Kasse ein. Er läuft nie ab, und was übrig bleibt, können Sie ein andermal einlösen.',
    subscription: 'Sie erhalten diese Mail, weil Sie ein Abo bei {shop} haben.',
    restock: 'Dies ist die einzige Mail dazu. Zurücklegen können wir nichts.',
    review: 'Wir fragen einmal je Bestellung. Wenn Sie nicht möchten, ist nichts weiter zu tun.',
    cart: 'Wir schreiben nur einmal zu einem Warenkorb. Was darin liegt, ist nicht reserviert.',
    confirm: 'Waren Sie es nicht, ist nichts weiter zu tun. Der Link gilt zwei Wochen.',
    welcome: 'Sie können sich jederzeit mit einem Klick abmelden.',
    password: 'Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, ist nichts weiter zu tun.',
    shop: 'Sie erhalten diese Mail, weil {shop} Ihnen gehört.',
  },
  phrases: {
    testOrder: 'Dies ist eine Testbestellung: Es ist kein Geld geflossen.',
    sample: 'Ein Muster mit erfundenem Inhalt.',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    tax: 'Steuer',
    total: 'Gesamt',
    includedTax: 'Darin Steuer',
    giftCard: 'Gutschein',
    givenBack: 'Erstattet',
    givenBackTo: 'Wir haben {amount} auf demselben Weg erstattet, auf dem Sie bezahlt haben.',
    deliveryTo: 'Lieferung an',
    pleasePay: 'Bitte zahlen Sie {amount}: {method}.',
    keptUntil: 'Die Bestellung wird bis {date} für Sie aufgehoben.',
    travelsWith: 'Es kommt mit {carrier}.',
    followParcel: 'Paket verfolgen',
    amount: 'Betrag',
    code: 'Code',
    balance: 'Was übrig ist, sehen Sie unter {link}.',
    subscription: 'Abo',
    price: 'Preis',
    nextCharge: 'Nächste Zahlung',
    cardEnding: '{brand} mit den Endziffern {digits}',
    cardMissing:
      'Dafür ist keine Karte gespeichert. Bitte geben Sie eine an, bevor die nächste Zahlung fällig ist.',
    tryAgain: 'Am {date} wird es erneut versucht. Mit einer anderen Karte geschieht es sofort.',
    lastTry: 'Das war der letzte Versuch: Das Abo ist beendet.',
    byCustomer: 'Der Kunde hat es gekündigt.',
    byShop: 'Es wurde im Studio gekündigt.',
    unpaid: 'Es wurde nach drei Versuchen nicht bezahlt.',
    disputeUntil: 'Antworten Sie bei Ihrem Zahlungsanbieter bis {date}. Ohne Antwort geht das Geld zurück.',
    disputeSoon: 'Antworten Sie bald bei Ihrem Zahlungsanbieter. Ohne Antwort geht das Geld zurück.',
    disputeReason: 'Angegebener Grund',
    sentFrom: 'Gesendet von {page}.',
    unsubscribe: 'Abmelden',
    sampleProduct: 'Ein Produkt',
    sampleMessage: 'Alles Gute und viel Freude damit!',
  },
};
