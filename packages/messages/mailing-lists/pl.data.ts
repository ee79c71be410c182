import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  listConfirmTitle: 'Jeszcze jedno kliknięcie',
  listConfirmText: 'Czy zapisać adres {email} na listę {list}?',
  listConfirmButton: 'Potwierdzam zapis',
  listConfirmedTitle: 'Zapis został potwierdzony.',
  listConfirmedText:
    'Adres {email} jest teraz na liście {list}. Możesz się wypisać w każdej chwili: link znajdziesz w każdej wiadomości.',
  listUnsubscribeTitle: 'Wypisać się?',
  listUnsubscribeText: 'Na adres {email} nie będą już przychodzić wiadomości z listy {list}.',
  listUnsubscribeButton: 'Wypisz mnie',
  listUnsubscribedTitle: 'Adres został wypisany.',
  listUnsubscribedText: 'Na adres {email} nie przychodzą już wiadomości z listy {list}.',
  remindersTitle: 'Koniec przypomnień?',
  remindersText: 'Możesz zrezygnować z wiadomości, które przypominają o koszyku lub proszą o opinię.',
  remindersButton: 'Koniec przypomnień',
  remindersDoneTitle: 'Adres został wypisany.',
  remindersDoneText: 'Nie będą już przychodzić przypomnienia.',
  commentMailsTitle: 'Zrezygnować?',
  commentMailsText: 'Nie będziesz już otrzymywać wiadomości o komentarzach na tej stronie.',
  commentMailsDoneText: 'Nie otrzymujesz już wiadomości o komentarzach na tej stronie.',
  listLinkOverTitle: 'Ten link jest już nieważny.',
  listLinkOverText:
    'Dotyczył adresu, którego nie ma już na liście, albo jest za stary. Zapisz się ponownie, aby otrzymać nowy.',
};
