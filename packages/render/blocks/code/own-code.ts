import { inlineCodeIn } from '../../context/inline-code.ts';
import type { Session } from '../../context/session.ts';

const addresses =
  /<(script|iframe|link|img|video|audio|source)\b[^>]*?\s(?:src|href)\s*=\s*["']?(https:\/\/[^\s"'/>?#]+)/gi;

/**
 * Lets the code of an owner run on the page that it is on, and nothing else: its inline scripts and styles by
 * their hash, files of other hosts by the hosts that it names. Other pages of the site are as strict as ever.
 */
export function admitOwnCode(session: Session, markup: string): void {
  const { scripts, styles } = inlineCodeIn(markup);
  const own = session.ownCode;
  for (const script of scripts) own.scripts.add(script);
  for (const style of styles) own.styles.add(style);
  for (const [, name = '', origin = ''] of markup.matchAll(addresses)) {
    const element = name.toLowerCase();
    if (element === 'script') own.scriptOrigins.add(origin);
    else if (element === 'link') own.styleOrigins.add(origin);
    else if (element === 'iframe') session.frames.add(origin);
    else own.mediaOrigins.add(origin);
  }
}
