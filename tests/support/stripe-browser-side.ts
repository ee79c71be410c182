import type { ServerResponse } from 'node:http';
import type { StandInIntent } from './stripe-objects.ts';

/** A request of a buyer's browser to the stand-in. */
interface BrowserRequest {
  readonly standIn: {
    readonly intents: ReadonlyMap<string, StandInIntent>;
    answerBank(intentId: string, approved: boolean): void;
  };
  readonly method: string;
  readonly url: URL;
  readonly params: URLSearchParams;
}

/** What Stripe shows to a browser: the script with the card fields, and the bank's question. */
export function answerBrowser(response: ServerResponse, request: BrowserRequest): void {
  const { standIn, method, url, params } = request;
  if (url.pathname === '/stripe.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return void response.end(script);
  }
  const intentId = url.pathname.split('/').at(-1) ?? '';
  const intent = standIn.intents.get(intentId);
  if (method === 'POST' && intent) {
    standIn.answerBank(intentId, params.get('answer') === 'yes');
    const back = `${intent.returnUrl}&payment_intent=${intentId}&redirect_status=done`;
    response.writeHead(303, { location: back });
    return void response.end();
  }
  response.writeHead(intent ? 200 : 404, { 'content-type': 'text/html' });
  response.end(
    '<!doctype html><title>Bank</title><h1>Your bank</h1><form method="post"><button name="answer" value="yes">Approve</button><button name="answer" value="no">Refuse</button></form>',
  );
}

// Plays the part of Stripe's script that the checkout uses. The number decides which token is made.
const script = `
globalThis.Stripe = (key) => {
  let input;
  const tokens = { '4000000000000002': 'ctoken_declined', '4000000000003220': 'ctoken_asks' };
  const digits = () => input.value.replace(/\\D/g, '');
  return {
    elements: (options) => {
      globalThis.standInOptions = { key, ...options };
      return {
        create: () => ({
          mount(place) {
            const label = document.createElement('label');
            label.textContent = 'Card number';
            input = document.createElement('input');
            input.autocomplete = 'cc-number';
            label.append(input);
            place.append(label);
          },
        }),
        update: (more) => Object.assign(globalThis.standInOptions, more),
        submit: async () => (digits().length < 12 ? { error: { message: 'Your card number is incomplete.' } } : {}),
      };
    },
    createConfirmationToken: async () => ({ confirmationToken: { id: tokens[digits()] ?? 'ctoken_ok' } }),
  };
};`;
