import type { IncomingMessage } from 'node:http';

/**
 * A page that is opened, and a form that is sent without JavaScript, ask for HTML; an island asks for JSON.
 */
export function wantsHtml({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accept = headers.accept ?? '';
  return accept.includes('text/html') && !accept.startsWith('application/json');
}
