import type { checkoutErrors } from '../checkout-errors.ts';
import type { CheckoutString } from '../checkout-strings.ts';

/** German, French, Spanish. */
export type InThree = readonly [string, string, string];

/** What the checkout says, by its key. */
export const checkoutTranslations: Readonly<Record<CheckoutString, InThree>> = {
  title: ['Kasse', 'Paiement', 'Pago'],
  donationTitle: ['Spende', 'Don', 'Donación'],
  back: ['Zurück zum Warenkorb', 'Retour au panier', 'Volver al carrito'],
  backToDonation: ['Zurück', 'Retour', 'Volver'],
  oneItem: ['1 Artikel', '1 article', '1 artículo'],
  items: ['{count} Artikel', '{count} articles', '{count} artículos'],
  seeOrder: ['Bestellung ansehen', 'Voir la commande', 'Ver el pedido'],
  testMode: [
    'Testmodus: Es fließt kein Geld.',
    'Mode test : aucun argent ne circule.',
    'Modo de prueba: no se mueve dinero.',
  ],
  testCardHint: [
    'Karte 4242 4242 4242 4242, ein künftiges Datum, drei beliebige Ziffern.',
    'Carte 4242 4242 4242 4242, une date à venir, trois chiffres au choix.',
    'Tarjeta 4242 4242 4242 4242, una fecha futura, tres cifras cualesquiera.',
  ],
  problemsTitle: ['Bitte prüfen Sie das noch einmal:', 'Merci de vérifier ceci :', 'Revise esto, por favor:'],
  contactTitle: ['Kontakt', 'Contact', 'Contacto'],
  email: ['E-Mail', 'E-mail', 'Correo electrónico'],
  login: ['Anmelden', 'Se connecter', 'Iniciar sesión'],
  loggedInAs: ['Angemeldet als {name}', 'Connecté en tant que {name}', 'Sesión iniciada como {name}'],
  newsletter: [
    'Schicken Sie mir Neuigkeiten und Angebote per E-Mail. Ich kann mich jederzeit abmelden.',
    'Envoyez-moi des nouvelles et des offres par e-mail. Je peux me désinscrire à tout moment.',
    'Envíenme novedades y ofertas por correo. Puedo darme de baja en cualquier momento.',
  ],
  deliveryTitle: ['Lieferung', 'Livraison', 'Entrega'],
  billingTitle: ['Rechnungsadresse', 'Adresse de facturation', 'Dirección de facturación'],
  billingOther: [
    'An eine andere Adresse berechnen',
    'Facturer à une autre adresse',
    'Facturar a otra dirección',
  ],
  savedTitle: ['Ihre Adressen', 'Vos adresses', 'Sus direcciones'],
  use: ['Verwenden', 'Utiliser', 'Usar'],
  useLabel: [
    'Die Adresse {address} verwenden',
    'Utiliser l’adresse {address}',
    'Usar la dirección {address}',
  ],
  country: ['Land', 'Pays', 'País'],
  firstName: ['Vorname', 'Prénom', 'Nombre'],
  lastName: ['Nachname', 'Nom', 'Apellidos'],
  phone: ['Telefon (freiwillig)', 'Téléphone (facultatif)', 'Teléfono (opcional)'],
  choose: ['Wählen', 'Choisir', 'Elegir'],
  redrawCountry: [
    'Die Felder dieses Landes zeigen',
    'Afficher les champs de ce pays',
    'Mostrar los campos de este país',
  ],
  shippingTitle: ['Versand', 'Expédition', 'Envío'],
  noShipping: [
    'Dieser Shop hat noch keine Versandart.',
    'Cette boutique n’a pas encore de mode d’expédition.',
    'Esta tienda aún no tiene forma de envío.',
  ],
  redrawShipping: ['Summe neu berechnen', 'Mettre à jour le total', 'Actualizar el total'],
  free: ['Kostenlos', 'Gratuit', 'Gratis'],
  codesTitle: [
    'Rabattcode oder Geschenkgutschein',
    'Code de réduction ou carte cadeau',
    'Código de descuento o tarjeta regalo',
  ],
  code: ['Code', 'Code', 'Código'],
  apply: ['Einlösen', 'Appliquer', 'Aplicar'],
  remove: ['Entfernen', 'Retirer', 'Quitar'],
  removeCode: ['Den Code {code} entfernen', 'Retirer le code {code}', 'Quitar el código {code}'],
  giftCard: ['Geschenkgutschein ·· {last4}', 'Carte cadeau ·· {last4}', 'Tarjeta regalo ·· {last4}'],
  removeGiftCard: [
    'Den Geschenkgutschein mit der Endung {last4} entfernen',
    'Retirer la carte cadeau qui se termine par {last4}',
    'Quitar la tarjeta regalo que termina en {last4}',
  ],
  noteTitle: ['Nachricht an den Shop', 'Message à la boutique', 'Nota para la tienda'],
  noteLabel: ['Sollen wir etwas wissen?', 'Quelque chose à nous signaler ?', '¿Algo que debamos saber?'],
  paymentTitle: ['Zahlung', 'Règlement', 'Forma de pago'],
  card: ['Karte', 'Carte', 'Tarjeta'],
  cardNumber: ['Kartennummer', 'Numéro de carte', 'Número de tarjeta'],
  cardExpiry: ['Gültig bis (MM/JJ)', 'Expire (MM/AA)', 'Caduca (MM/AA)'],
  cardCvc: ['Prüfziffer', 'Code de sécurité', 'Código de seguridad'],
  cardNeedsScript: [
    'Um mit Karte zu zahlen, braucht dieser Browser JavaScript.',
    'Pour payer par carte, ce navigateur a besoin de JavaScript.',
    'Para pagar con tarjeta, este navegador necesita JavaScript.',
  ],
  leadTransfer: [
    'Die Angaben bekommen Sie nach der Bestellung, hier und per E-Mail. Verschickt wird, wenn das Geld da ist.',
    'Vous recevez les coordonnées après la commande, ici et par e-mail. Elle part quand l’argent est arrivé.',
    'Recibirá los datos tras el pedido, aquí y por correo. Se envía cuando llegue el dinero.',
  ],
  leadOnDelivery: ['Sie zahlen bei der Lieferung.', 'Vous payez à la livraison.', 'Paga al recibirlo.'],
  pay: ['{amount} zahlen', 'Payer {amount}', 'Pagar {amount}'],
  orderFor: ['Für {amount} bestellen', 'Commander pour {amount}', 'Pedir por {amount}'],
  placeOrder: ['Bestellen', 'Commander', 'Hacer el pedido'],
  orderTitle: ['Ihre Bestellung', 'Votre commande', 'Su pedido'],
  subtotal: ['Zwischensumme', 'Sous-total', 'Subtotal'],
  freeShipping: ['Kostenloser Versand', 'Livraison gratuite', 'Envío gratuito'],
  shipping: ['Versand', 'Expédition', 'Envío'],
  chooseShipping: [
    'Wählen Sie eine Versandart',
    'Choisissez un mode d’expédition',
    'Elija una forma de envío',
  ],
  tax: ['Steuer', 'Taxes', 'Impuestos'],
  includingTax: ['Darin Steuer', 'Dont taxes', 'Impuestos incluidos'],
  total: ['Summe', 'Total', 'Total'],
  totalBeforeShipping: ['Summe ohne Versand', 'Total hors expédition', 'Total sin envío'],
  plusShipping: ['{amount} + Versand', '{amount} + expédition', '{amount} + envío'],
  toPay: ['Zu zahlen', 'À payer', 'A pagar'],
  expressTitle: ['Schnell bezahlen', 'Paiement express', 'Pago rápido'],
  or: ['oder', 'ou', 'o'],
  paying: [
    'Die Zahlung läuft … Bitte bleiben Sie auf dieser Seite.',
    'Paiement en cours… Merci de rester sur cette page.',
    'Pagando… No cierre esta página, por favor.',
  ],
  slow: [
    'Das dauert länger als sonst. Bitte bleiben Sie auf dieser Seite: Nichts wird doppelt abgebucht.',
    'Cela prend plus de temps que d’habitude. Merci de rester sur cette page : rien n’est débité deux fois.',
    'Tarda más de lo habitual. No cierre esta página, por favor: nada se cobra dos veces.',
  ],
  saving: ['Einen Moment …', 'Un instant…', 'Un momento…'],
  lost: [
    'Keine Verbindung. Bitte versuchen Sie es noch einmal: Nichts wird doppelt abgebucht.',
    'Connexion impossible. Merci de réessayer : rien n’est débité deux fois.',
    'No hay conexión. Inténtelo de nuevo, por favor: nada se cobra dos veces.',
  ],
  offline: [
    'Sie sind offline. Was Sie eingegeben haben, bleibt hier; machen Sie weiter, wenn die Verbindung wieder da ist.',
    'Vous êtes hors ligne. Ce que vous avez saisi reste ici ; continuez quand la connexion est revenue.',
    'No tiene conexión. Lo que ha escrito queda aquí; continúe cuando vuelva a estar conectado.',
  ],
  cardLost: [
    'Die Kartenfelder konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
    'Les champs de la carte n’ont pas pu être chargés. Merci de recharger la page.',
    'No se han podido cargar los campos de la tarjeta. Vuelva a cargar la página, por favor.',
  ],
  cardFailed: [
    'Ihre Karte konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
    'Votre carte n’a pas pu être lue. Merci de réessayer.',
    'No se ha podido leer su tarjeta. Inténtelo de nuevo, por favor.',
  ],
  walletTitle: ['Mit Test Pay bezahlen', 'Payer avec Test Pay', 'Pagar con Test Pay'],
  walletPay: ['{amount} zahlen', 'Payer {amount}', 'Pagar {amount}'],
  walletAddress: ['An', 'À', 'Para'],
  walletCard: ['Von', 'De', 'De'],
  walletShipping: ['Versand', 'Expédition', 'Envío'],
  walletTotal: ['Summe', 'Total', 'Total'],
  cancel: ['Abbrechen', 'Annuler', 'Cancelar'],
  bankRefused: [
    'Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht: Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
    'Votre banque a refusé le paiement. Rien n’a été débité : merci de réessayer ou de payer autrement.',
    'Su banco ha rechazado el pago. No se ha cobrado nada: inténtelo de nuevo o pague de otra forma.',
  ],
  changeAdded: [
    '{title} liegt jetzt im Warenkorb.',
    '{title} est maintenant dans le panier.',
    '{title} está ahora en el carrito.',
  ],
  changeRemoved: [
    '{title} liegt nicht mehr im Warenkorb.',
    '{title} n’est plus dans le panier.',
    '{title} ya no está en el carrito.',
  ],
  changeQuantity: [
    '{title}: {to} statt {from}.',
    '{title} : {to} au lieu de {from}.',
    '{title}: {to} en vez de {from}.',
  ],
  changePrice: [
    '{title} kostet jetzt {to}, vorher {from}.',
    '{title} coûte maintenant {to}, avant {from}.',
    '{title} cuesta ahora {to}, antes {from}.',
  ],
  changeNoDiscount: [
    'Der Rabatt von {from} gilt nicht mehr.',
    'La remise de {from} ne s’applique plus.',
    'El descuento de {from} ya no se aplica.',
  ],
  changeDiscount: [
    'Der Rabatt beträgt jetzt {to}, vorher {from}.',
    'La remise est maintenant de {to}, avant {from}.',
    'El descuento es ahora de {to}, antes {from}.',
  ],
  changeShipping: [
    'Der Versand kostet jetzt {to}, vorher {from}.',
    'L’expédition coûte maintenant {to}, avant {from}.',
    'El envío cuesta ahora {to}, antes {from}.',
  ],
  changeTax: [
    'Die Steuer beträgt jetzt {to}, vorher {from}.',
    'Les taxes sont maintenant de {to}, avant {from}.',
    'Los impuestos son ahora {to}, antes {from}.',
  ],
  changeTotal: [
    'Die neue Summe ist {to}, vorher {from}.',
    'Le nouveau total est {to}, avant {from}.',
    'El nuevo total es {to}, antes {from}.',
  ],
  cardPageTitle: ['Andere Karte', 'Changer de carte', 'Cambiar la tarjeta'],
  cardPageLead: [
    '{title} wird jetzt von {card} abgebucht. Ab der nächsten Abbuchung gilt die neue Karte.',
    '{title} est débité sur {card}. La nouvelle carte la remplace au prochain paiement.',
    '{title} se cobra ahora en {card}. La nueva tarjeta la sustituye en el próximo cobro.',
  ],
  cardPageLeadNone: [
    '{title} hat noch keine Karte. Die nächste Abbuchung nimmt diese.',
    '{title} n’a pas encore de carte. Le prochain paiement utilisera celle-ci.',
    '{title} aún no tiene tarjeta. El próximo cobro usará esta.',
  ],
  cardPageSave: ['Diese Karte speichern', 'Enregistrer cette carte', 'Guardar esta tarjeta'],
  cardPageBack: ['Zurück zu Ihren Abonnements', 'Retour à vos abonnements', 'Volver a sus suscripciones'],
  cardPageSaving: [
    'Wird gespeichert … Bitte bleiben Sie auf dieser Seite.',
    'Enregistrement… Merci de rester sur cette page.',
    'Guardando… No cierre esta página, por favor.',
  ],
};

type OfPrograms =
  | 'idempotency-key-reused'
  | 'idempotency-key-malformed'
  | 'tax-rate-malformed'
  | 'id-taken'
  | 'profile-unknown'
  | 'tax-class-unknown'
  | 'payment-declined';

/** What may be wrong with a checkout, by its code; what only programs and owners read stays English. */
export const checkoutErrorTranslations: Readonly<
  Record<Exclude<keyof typeof checkoutErrors, OfPrograms>, InThree>
> = {
  'draft-expired': [
    'Diese Rechnung gilt nicht mehr. Bitte bitten Sie den Shop um eine neue.',
    'Cette facture n’est plus valable. Merci d’en demander une nouvelle à la boutique.',
    'Esta factura ya no es válida. Pida una nueva a la tienda, por favor.',
  ],
  'draft-no-coupon': [
    'Auf eine Rechnung gibt es keinen Rabattcode.',
    'Une facture n’accepte pas de code de réduction.',
    'Una factura no admite códigos de descuento.',
  ],
  'rates-unavailable': [
    'Versandkosten sind gerade nicht zu ermitteln. Bitte versuchen Sie es gleich noch einmal.',
    'Les frais d’expédition ne sont pas disponibles pour le moment. Merci de réessayer sous peu.',
    'Los gastos de envío no están disponibles en este momento. Inténtelo de nuevo en breve.',
  ],
  'taxes-unavailable': [
    'Steuern sind gerade nicht zu ermitteln. Bitte versuchen Sie es gleich noch einmal.',
    'Les taxes ne peuvent pas être calculées pour le moment. Merci de réessayer sous peu.',
    'Los impuestos no se pueden calcular en este momento. Inténtelo de nuevo en breve.',
  ],
  'cart-empty': ['Ihr Warenkorb ist leer.', 'Votre panier est vide.', 'Su carrito está vacío.'],
  CART_CHANGED: [
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie die neue Summe.',
    'Votre panier a changé. Merci de vérifier le nouveau total.',
    'Su carrito ha cambiado. Revise el nuevo total, por favor.',
  ],
  'email-blank': [
    'Die E-Mail-Adresse darf nicht leer sein',
    'L’adresse e-mail ne peut pas être vide',
    'El correo electrónico no puede estar vacío',
  ],
  'email-invalid': [
    'Die E-Mail-Adresse ist ungültig',
    'L’adresse e-mail n’est pas valide',
    'El correo electrónico no es válido',
  ],
  'field-required': [
    '{label} muss ausgefüllt sein.',
    '{label} : ce champ est obligatoire.',
    '{label}: este campo es obligatorio.',
  ],
  'field-too-long': ['{label} ist zu lang.', '{label} : c’est trop long.', '{label}: es demasiado largo.'],
  'postal-code-invalid': [
    '{label}: in diesem Land nicht gültig.',
    '{label} : non valable dans ce pays.',
    '{label}: no es válido en este país.',
  ],
  'region-invalid': [
    'Bitte wählen Sie aus der Liste: {label}.',
    'Choisissez dans la liste : {label}.',
    'Elija de la lista: {label}.',
  ],
  'country-unknown': ['Wählen Sie ein Land.', 'Choisissez un pays.', 'Elija un país.'],
  'country-not-shipped': [
    'In dieses Land liefern wir leider nicht.',
    'Désolé, nous n’expédions pas dans ce pays.',
    'Lo sentimos, no enviamos a este país.',
  ],
  'minimum-order': [
    'Um zur Kasse zu gehen, muss die Zwischensumme mindestens {subtotal} betragen.',
    'Pour passer au paiement, votre sous-total doit être d’au moins {subtotal}.',
    'Para pagar, el subtotal debe ser de {subtotal} o más.',
  ],
  'shipping-not-possible': [
    'An Ihre Adresse können wir diese Bestellung leider nicht liefern.',
    'Désolé, nous ne pouvons pas expédier cette commande à votre adresse.',
    'Lo sentimos, no podemos enviar este pedido a su dirección.',
  ],
  'shipping-option-missing': [
    'Wählen Sie eine Versandart.',
    'Choisissez un mode d’expédition.',
    'Elija una forma de envío.',
  ],
  'shipping-not-set-up': [
    'Dieser Shop hat noch keine Versandart.',
    'Cette boutique n’a pas encore de mode d’expédition.',
    'Esta tienda aún no tiene forma de envío.',
  ],
  'card-number-invalid': [
    'Die Kartennummer ist nicht gültig.',
    'Le numéro de carte n’est pas valide.',
    'El número de tarjeta no es válido.',
  ],
  'card-expiry-invalid': [
    'Das Ablaufdatum ist nicht gültig. Schreiben Sie MM/JJ.',
    'La date d’expiration n’est pas valide. Écrivez MM/AA.',
    'La fecha de caducidad no es válida. Escriba MM/AA.',
  ],
  'card-expired': ['Diese Karte ist abgelaufen.', 'Cette carte a expiré.', 'Esta tarjeta ha caducado.'],
  'card-cvc-invalid': [
    'Die Prüfziffer ist nicht gültig.',
    'Le code de sécurité n’est pas valide.',
    'El código de seguridad no es válido.',
  ],
  'too-many-declines': [
    'Es wurden zu viele Zahlungen abgelehnt. Bitte versuchen Sie es in {minutes} Minuten noch einmal.',
    'Trop de paiements ont été refusés. Veuillez réessayer dans {minutes} minutes.',
    'Se han rechazado demasiados pagos. Inténtalo de nuevo en {minutes} minutos.',
  ],
  'payment-missing': ['Geben Sie Ihre Karte ein.', 'Saisissez votre carte.', 'Introduzca su tarjeta.'],
  'payment-method-unknown': [
    'Diese Zahlungsart gibt es hier nicht. Bitte wählen Sie eine andere.',
    'Ce mode de paiement n’est pas proposé. Merci d’en choisir un autre.',
    'Esta forma de pago no está disponible. Elija otra, por favor.',
  ],
  'payment-mismatched': [
    'Die Zahlung konnte nicht bestätigt werden. Es wurde nichts bestellt, und was abgebucht wurde, wird erstattet. Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
    'Le paiement n’a pas pu être confirmé. Aucune commande n’a été passée, et tout montant débité est remboursé. Merci de réessayer ou de payer autrement.',
    'No se pudo confirmar el pago. No se ha realizado ningún pedido y cualquier importe cobrado se devuelve. Inténtelo de nuevo o pague de otra forma.',
  ],
  'payments-unavailable': [
    'Zahlungen sind gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
    'Les paiements ne sont pas disponibles pour le moment. Merci de réessayer sous peu.',
    'Los pagos no están disponibles en este momento. Inténtelo de nuevo en breve.',
  ],
};

/** Labels of addresses, what banks say, and what else stands on these pages, by its English. */
export const besideCheckoutTranslations: Readonly<Record<string, InThree>> = {
  Address: ['Straße und Hausnummer', 'Adresse', 'Dirección'],
  'Apartment, floor (optional)': [
    'Adresszusatz (freiwillig)',
    'Appartement, étage (facultatif)',
    'Piso, puerta (opcional)',
  ],
  City: ['Ort', 'Ville', 'Ciudad'],
  'Town or city': ['Ort', 'Ville', 'Localidad'],
  Suburb: ['Vorort', 'Banlieue', 'Barrio'],
  District: ['Bezirk', 'District', 'Distrito'],
  Area: ['Gebiet', 'Zone', 'Zona'],
  County: ['Grafschaft', 'Comté', 'Condado'],
  Department: ['Departement', 'Département', 'Departamento'],
  Emirate: ['Emirat', 'Émirat', 'Emirato'],
  Island: ['Insel', 'Île', 'Isla'],
  Oblast: ['Oblast', 'Oblast', 'Óblast'],
  Parish: ['Gemeinde', 'Paroisse', 'Parroquia'],
  Prefecture: ['Präfektur', 'Préfecture', 'Prefectura'],
  Province: ['Provinz', 'Province', 'Provincia'],
  State: ['Bundesstaat', 'État', 'Estado'],
  'Postal code': ['Postleitzahl', 'Code postal', 'Código postal'],
  Postcode: ['Postleitzahl', 'Code postal', 'Código postal'],
  'ZIP code': ['Postleitzahl (ZIP)', 'Code postal (ZIP)', 'Código postal (ZIP)'],
  'PIN code': ['Postleitzahl (PIN)', 'Code postal (PIN)', 'Código postal (PIN)'],
  Eircode: ['Eircode', 'Eircode', 'Eircode'],
  'First name': ['Vorname', 'Prénom', 'Nombre'],
  'Last name': ['Nachname', 'Nom', 'Apellidos'],
  'Your card was declined.': [
    'Ihre Karte wurde abgelehnt.',
    'Votre carte a été refusée.',
    'Su tarjeta ha sido rechazada.',
  ],
  'Your card has insufficient funds.': [
    'Auf Ihrer Karte ist nicht genug Guthaben.',
    'Les fonds de votre carte sont insuffisants.',
    'Su tarjeta no tiene fondos suficientes.',
  ],
  'The bank refused the payment.': [
    'Die Bank hat die Zahlung abgelehnt.',
    'La banque a refusé le paiement.',
    'El banco ha rechazado el pago.',
  ],
  'Your payment was refused. Please try again or pay another way.': [
    'Ihre Zahlung wurde abgelehnt. Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
    'Votre paiement a été refusé. Merci de réessayer ou de payer autrement.',
    'Su pago ha sido rechazado. Inténtelo de nuevo o pague de otra forma.',
  ],
  'Your bank has not confirmed the card. The one you had stays.': [
    'Ihre Bank hat die Karte nicht bestätigt. Es bleibt bei der bisherigen.',
    'Votre banque n’a pas confirmé la carte. L’ancienne reste en place.',
    'Su banco no ha confirmado la tarjeta. Se mantiene la anterior.',
  ],
};
