import { Parser } from 'htmlparser2';

const breaking = /^(?:p|div|br|li|h[1-6]|blockquote|tr)$/;
const silent = /^(?:script|style|template|noscript)$/;

/** Words of HTML: without tags, its references resolved, lines where its blocks end, without control characters. */
export function plainText(html: string): string {
  let text = '';
  let inSilent = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.test(name)) inSilent += 1;
      if (breaking.test(name)) text += '\n';
    },
    ontext: (words) => {
      if (inSilent === 0) text += words;
    },
    onclosetag: (name) => {
      if (silent.test(name)) inSilent -= 1;
      if (breaking.test(name) && name !== 'br') text += '\n';
    },
  });
  parser.end(html);
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
