import type { MailMessages } from '../message-shapes.ts';

export const polish: MailMessages = {
  kinds: {
    'order-confirmation': {
      subject: 'Zamówienie nr {orderNumber} w {shop}',
      heading: 'Dziękujemy za zamówienie',
      intro: 'Przyjęliśmy zamówienie nr {orderNumber} z dnia {orderDate}. Oto zakupy.',
    },
    invoice: {
      subject: 'Faktura od {shop}',
      heading: 'Faktura',
      intro: '{shop} przygotował dla Ciebie to zamówienie. Można je obejrzeć i opłacić do {date}.',
    },
    payment: {
      subject: 'Otrzymaliśmy płatność za zamówienie nr {orderNumber} w {shop}',
      heading: 'Dziękujemy, zapłacone',
      intro: 'Płatność za zamówienie nr {orderNumber} dotarła.',
    },
    shipping: {
      subject: 'Zamówienie nr {orderNumber} w {shop} jest w drodze',
      heading: 'W drodze',
      intro: 'Paczka z zamówienia nr {orderNumber} została wysłana.',
    },
    refund: {
      subject: 'Zwrot za zamówienie nr {orderNumber} w {shop}',
      heading: 'Zwrot pieniędzy',
      intro: 'Pieniądze za zamówienie nr {orderNumber} w {shop} zostały zwrócone.',
    },
    cancellation: {
      subject: 'Zamówienie nr {orderNumber} w {shop} zostało anulowane',
      heading: 'Zamówienie anulowane',
      intro: 'Zamówienie nr {orderNumber} w {shop} zostało anulowane.',
    },
    'gift-card': {
      subject: 'Karta podarunkowa od: {senderName} – {shop}',
      heading: 'Karta podarunkowa dla Ciebie',
      intro: 'Oto karta podarunkowa o wartości {amount} do wykorzystania w {shop}.',
    },
    downloads: {
      subject: 'Pliki do pobrania są gotowe – zamówienie nr {orderNumber} w {shop}',
      heading: 'Pliki do pobrania są gotowe',
      intro: 'Zakupy z {shop} czekają na stronie zamówienia.',
    },
    'subscription-started': {
      subject: 'Subskrypcja w {shop}',
      heading: 'Subskrypcja się rozpoczęła',
      intro: 'Subskrybujesz: {product}. Karta będzie obciążana automatycznie aż do końca.',
    },
    'subscription-upcoming': {
      subject: 'Subskrypcja w {shop} wkrótce się odnowi',
      heading: 'Wkrótce odnowienie',
      intro:
        'Dnia {date} ponownie obciążymy kartę ({card}) za {product}. Do tego czasu można pominąć płatność lub zrezygnować.',
    },
    'subscription-renewed': {
      subject: 'Subskrypcja w {shop} została odnowiona',
      heading: 'Subskrypcja została odnowiona',
      intro: '{product} trwa dalej.',
    },
    'subscription-payment-failed': {
      subject: 'Płatność za {product} została odrzucona',
      heading: 'Karta została odrzucona',
      intro: 'Nie udało się obciążyć karty ({card}) za {product}.',
    },
    'subscription-canceled': {
      subject: 'Subskrypcja w {shop} została anulowana',
      heading: 'Subskrypcja została anulowana',
      intro: '{product} – to już koniec. Karta nie będzie więcej obciążana.',
    },
    'subscription-completed': {
      subject: 'Subskrypcja w {shop} dobiegła końca',
      heading: 'Subskrypcja dobiegła końca',
      intro: 'Ostatnia płatność za {product} została opłacona. Karta nie będzie więcej obciążana.',
    },
    restock: {
      subject: '{product} znów w {shop}',
      heading: 'Znów dostępne',
      intro: 'Zgodnie z prośbą dajemy znać: {product} jest znów w sprzedaży.',
    },
    'review-request': {
      subject: 'Jak wrażenia? Zamówienie w {shop}',
      heading: 'Jak wrażenia?',
      intro:
        'Jakiś czas temu w {shop} trafiło do Ciebie: {products}. Inni chętnie dowiedzą się, jakie to jest. To zajmie minutę.',
    },
    'abandoned-cart': {
      subject: 'Koszyk w {shop} czeka',
      heading: 'Coś tu zostało',
      intro: 'Zachowaliśmy Twój koszyk. Jedno kliknięcie i można dokończyć zakupy.',
    },
    'list-confirm': {
      subject: 'Potwierdź zapis na {list}',
      heading: 'Jedno kliknięcie i gotowe',
      intro:
        'Ktoś, mamy nadzieję, że Ty, zapisał ten adres na {list} w {shop}. Bez potwierdzenia nic nie wyślemy.',
    },
    'list-welcome': {
      subject: 'Zapis na {list} potwierdzony',
      heading: 'Dobrze, że jesteś',
      intro: 'Ten adres jest teraz na {list} w {shop}.',
    },
    'password-reset': {
      subject: 'Ustaw nowe hasło w {shop}',
      heading: 'Ustaw nowe hasło',
      intro: 'Ktoś, mamy nadzieję, że Ty, poprosił o nowe hasło w {shop}.',
    },
    'email-confirmation': {
      subject: 'Potwierdź swój adres w {shop}',
      heading: 'Czy to Ty?',
      intro:
        'Ktoś, mamy nadzieję, że Ty, ma konto z tym adresem w {shop}. Potwierdź, że adres należy do Ciebie, aby zobaczyć tam wszystkie swoje zamówienia.',
    },
    'form-answer': {
      subject: 'Wypełniono formularz: {form}',
      heading: '{form}',
      intro: 'Ktoś wypełnił formularz na Twojej stronie.',
    },
    'shop-order': {
      subject: 'Nowe zamówienie nr {orderNumber}: {total}',
      heading: 'Nowe zamówienie',
      intro: '{email} składa zamówienie na {total}.',
    },
    'shop-dispute': {
      subject: 'Płatność za zamówienie nr {orderNumber} jest kwestionowana',
      heading: 'Płatność jest kwestionowana',
      intro: '{email} żąda przez swój bank zwrotu {amount} z zamówienia nr {orderNumber}.',
    },
    'shop-subscription-started': {
      subject: 'Nowa subskrypcja: {product}',
      heading: 'Nowa subskrypcja',
      intro: '{email} subskrybuje: {product}.',
    },
    'shop-subscription-renewed': {
      subject: 'Odnowiono: {product}',
      heading: 'Subskrypcja odnowiona',
      intro: 'Subskrypcja {email} została ponownie opłacona.',
    },
    'shop-subscription-payment-failed': {
      subject: 'Płatność odrzucona: {product}',
      heading: 'Płatność odrzucona',
      intro: 'Karta {email} została odrzucona.',
    },
    'shop-subscription-canceled': {
      subject: 'Anulowano: {product}',
      heading: 'Subskrypcja anulowana',
      intro: 'Subskrypcja {email} dobiegła końca.',
    },
    'shop-subscription-completed': {
      subject: 'Zakończono: {product}',
      heading: 'Subskrypcja zakończona',
      intro: 'Subskrypcja {email} została opłacona po raz ostatni.',
    },
    'shop-mismatch': {
      subject: 'Nie udało się potwierdzić płatności na kwotę {amount}',
      heading: 'Płatność się nie zgadza',
      intro:
        'Twój operator płatności podaje {otherAmount} dla płatności na kwotę {amount} od {email}. Zamówienie nie zostało złożone, a pobrana kwota jest zwracana. Sprawdź płatność {reference} u operatora.',
    },
    'shop-refund-failed': {
      subject: 'Zwrot {amount} nie powiódł się',
      heading: 'Zwrot nie powiódł się',
      intro:
        'Zwrot {amount} dla {email} nie powiódł się: pieniądze są nadal u Ciebie. Skontaktuj się z klientem i zwróć je w inny sposób.',
    },
  },
  buttons: {
    pay: 'Zobacz i zapłać',
    order: 'Zobacz zamówienie',
    downloads: 'Przejdź do plików',
    visit: 'Odwiedź {shop}',
    subscriptions: 'Twoje subskrypcje',
    product: 'Zobacz',
    review: 'Napisz opinię',
    cart: 'Wróć do koszyka',
    confirm: 'Potwierdź zapis',
    password: 'Ustaw nowe hasło',
    address: 'Potwierdzam mój adres',
    studio: 'Zobacz w studiu',
  },
  footers: {
    invoice: 'Ta wiadomość dotyczy zamówienia przygotowanego przez {shop}.',
    order: 'Ta wiadomość dotyczy zamówienia w {shop}.',
    giftCard: 'Kod wpisuje się przy kasie. Nie traci ważności, a resztę można wydać innym razem.',
    subscription: 'Ta wiadomość dotyczy subskrypcji w {shop}.',
    restock: 'To jedyna wiadomość w tej sprawie. Nie możemy niczego odłożyć.',
    review: 'Pytamy raz na zamówienie. Jeśli nie masz ochoty, nic nie trzeba robić.',
    cart: 'O jednym koszyku piszemy raz. Jego zawartość nie jest zarezerwowana.',
    confirm: 'Jeśli to nie Ty, nic nie trzeba robić. Link działa przez dwa tygodnie.',
    welcome: 'W każdej chwili można wypisać się jednym kliknięciem.',
    password: 'Link działa raz, przez godzinę. Jeśli to nie Ty, nic nie trzeba robić.',
    shop: 'Ta wiadomość jest dla właściciela {shop}.',
  },
  phrases: {
    testOrder: 'To zamówienie testowe: żadne pieniądze nie zostały przekazane.',
    sample: 'Przykład ze zmyśloną treścią.',
    subtotal: 'Suma częściowa',
    discount: 'Rabat',
    shipping: 'Dostawa',
    free: 'Bezpłatnie',
    tax: 'Podatek',
    total: 'Razem',
    includedTax: 'W tym podatek',
    giftCard: 'Karta podarunkowa',
    givenBack: 'Zwrócono',
    givenBackTo: 'Zwróciliśmy {amount} na użyty środek płatności.',
    deliveryTo: 'Dostawa do',
    pleasePay: 'Prosimy o zapłatę {amount}: {method}.',
    keptUntil: 'Zamówienie czeka do {date}.',
    travelsWith: 'Przewoźnik: {carrier}.',
    followParcel: 'Śledź paczkę',
    amount: 'Kwota',
    code: 'Kod',
    balance: 'Stan konta można sprawdzić pod adresem {link}.',
    subscription: 'Subskrypcja',
    price: 'Cena',
    nextCharge: 'Następna płatność',
    cardEnding: '{brand} z końcówką {digits}',
    cardMissing: 'Nie zapisano karty. Podaj kartę przed terminem kolejnej płatności.',
    tryAgain: 'Ponowna próba nastąpi {date}. Z inną kartą od razu.',
    lastTry: 'To była ostatnia próba: subskrypcja dobiegła końca.',
    byCustomer: 'Anulował ją klient.',
    byShop: 'Anulowano ją w studiu.',
    unpaid: 'Nie została opłacona po trzech próbach.',
    disputeUntil:
      'Odpowiedz u swojego operatora płatności do {date}. Bez odpowiedzi pieniądze zostaną zwrócone.',
    disputeSoon:
      'Odpowiedz wkrótce u swojego operatora płatności. Bez odpowiedzi pieniądze zostaną zwrócone.',
    disputeReason: 'Podany powód',
    sentFrom: 'Wysłano ze strony {page}.',
    unsubscribe: 'Wypisz się',
    sampleProduct: 'Jakiś produkt',
    sampleMessage: 'Wszystkiego dobrego i miłej zabawy!',
  },
};
