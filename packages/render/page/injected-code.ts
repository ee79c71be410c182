import { admitOwnCode } from '../blocks/code/own-code.ts';
import type { Session } from '../context/session.ts';
import { keepVerbatim } from '../context/verbatim.ts';
import type { PageTypeWord } from '../context/website-context.ts';
import type { MainContent } from './main-content.ts';

/** The owner's code for the end of the head: that of the site, then that of the page or of the collection of an item. */
export function injectedHeader(session: Session, { word, place }: MainContent): string {
  const site = session.snapshot.settings.injectedCode?.header ?? '';
  return injected(session, word, [site, place.collection?.headerCode ?? '']);
}

/** The owner's code for the end of the body. */
export function injectedFooter(session: Session, { word }: MainContent): string {
  return injected(session, word, [session.snapshot.settings.injectedCode?.footer ?? '']);
}

// Pages that ask for passwords, payment and addresses, or show orders, are without it: others' scripts would read these.
const openPages: ReadonlySet<PageTypeWord> = new Set([
  'page',
  'splash',
  'collection',
  'item',
  'search',
  'cart',
  'not-found',
]);

// On a canvas nothing of the owner's runs, and a page that tells nothing of its site has nothing of the site.
function injected(session: Session, word: PageTypeWord, pieces: readonly string[]): string {
  const code = pieces.filter((piece) => piece.trim() !== '').join('\n');
  if (code === '' || session.isCanvas || session.hidden || !openPages.has(word)) return '';
  admitOwnCode(session, code);
  return `\n${keepVerbatim(code, session.verbatim)}\n`;
}
