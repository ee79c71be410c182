import { inlineCodeIn } from '../../context/inline-code.ts';
import type { Session } from '../../context/session.ts';

// Scripts of services add their files themselves: they name the hosts of these in their text.
const namedOrigins = /https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?=[/"'`\s?#\\])/gi;
const addresses =
  /<(script|iframe|link|img|video|audio|source)\b[^>]*?\s(?:src|href)\s*=\s*["']?(https:\/\/[^\s"'/>?#]+)/gi;

/**
 * Lets the code of an owner run on the page that it is on, and nothing else: its inline scripts and styles by
 * their hash, files of other hosts by the hosts that it names, in its elements or in the text of its scripts. Other
 * pages of the site are as strict as ever.
 */
export function admitOwnCode(session: Session, markup: string): void {
  const { scripts, styles } = inlineCodeIn(markup);
  const own = session.ownCode;
  for (const script of scripts) {
    own.scripts.add(script);
    for (const [origin] of script.matchAll(namedOrigins)) own.scriptOrigins.add(origin);
  }
  for (const style of styles) own.styles.add(style);
  for (const [, name = '', origin = ''] of markup.matchAll(addresses)) {
    const element = name.toLowerCase();
    if (element === 'script') own.scriptOrigins.add(origin);
    else if (element === 'link') own.styleOrigins.add(origin);
    else if (element === 'iframe') session.frames.add(origin);
    else own.mediaOrigins.add(origin);
  }
}
