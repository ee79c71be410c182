import type { ServerResponse } from 'node:http';
import type { FakeIntent, FakeSetup } from './stripe-objects.ts';

/** A request of a buyer's browser to the fake. */
interface BrowserRequest {
  readonly fake: {
    readonly intents: ReadonlyMap<string, FakeIntent>;
    readonly setups: ReadonlyMap<string, FakeSetup>;
    answerBank(intentId: string, approved: boolean): void;
  };
  readonly method: string;
  readonly url: URL;
  readonly params: URLSearchParams;
}

/** Pages that Stripe shows to a browser: the script with the card fields, and the bank's question. */
export function respondToBrowser(response: ServerResponse, request: BrowserRequest): void {
  const { fake, method, url, params } = request;
  if (url.pathname === '/stripe.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    return void response.end(script);
  }
  const intentId = url.pathname.split('/').at(-1) ?? '';
  const intent = fake.intents.get(intentId) ?? fake.setups.get(intentId);
  if (method === 'POST' && intent) {
    fake.answerBank(intentId, params.get('answer') === 'yes');
    const back = `${intent.returnUrl}&payment_intent=${intentId}&redirect_status=done`;
    response.writeHead(303, { location: back });
    return void response.end();
  }
  response.writeHead(intent ? 200 : 404, { 'content-type': 'text/html' });
  response.end(question);
}

const question = `<!doctype html>
<title>Bank</title>
<h1>Your bank</h1>
<form method="post">
  <button name="answer" value="yes">Approve</button>
  <button name="answer" value="no">Refuse</button>
</form>`;

// Plays the part of Stripe's script that the checkout uses. The number decides which token is made. A wallet
// is there unless the page's address says `#no-wallet`; its sheet shows the total that the page has told it.
const script = `
globalThis.Stripe = (key) => {
  const tokens = { '4000000000000002': 'ctoken_declined', '4000000000003220': 'ctoken_asks' };
  const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });
  const home = { line1: '1 Ferry Row', line2: '', city: 'Rondout', state: 'NY', country: 'US', postal_code: '12401' };
  return {
    elements: (options) => {
      globalThis.fakeOptions = { key, ...options };
      let input;
      const digits = () => (input ? input.value.replace(/\\D/g, '') : '4242424242424242');
      const made = {
        token: () => tokens[digits()] ?? 'ctoken_ok',
        update: (more) => { Object.assign(options, more); Object.assign(globalThis.fakeOptions, more); },
        submit: async () => (digits().length < 12 ? { error: { message: 'Your card number is incomplete.' } } : {}),
        create: (kind) => (kind === 'expressCheckout' ? wallet(made, options) : {
          mount(place) {
            const label = element('label', 'Card number');
            input = document.createElement('input');
            input.autocomplete = 'cc-number';
            label.append(input);
            place.append(label);
          },
          destroy() {},
        }),
      };
      return made;
    },
    createConfirmationToken: async ({ elements }) => ({ confirmationToken: { id: elements.token() } }),
  };
  function wallet(elements, options) {
    const on = {};
    let place;
    function sheet(rates) {
      place.querySelector('div')?.remove();
      const offered = rates.map((rate) => rate.displayName + ' ' + rate.amount).join(', ');
      const box = element('div', 'Wallet: ' + offered + '; total ' + options.amount + ' ');
      const go = element('button', 'Confirm in the wallet');
      go.type = 'button';
      go.onclick = () => {
        box.remove();
        on.confirm({
          billingDetails: { name: 'Robin Tester', email: 'robin@buyer.example', phone: '', address: home },
          shippingAddress: { name: 'Robin Tester', address: home },
          shippingRate: rates[0],
          paymentFailed: () => place.append(element('p', 'The wallet was not charged')),
        });
      };
      box.append(go);
      place.append(box);
    }
    return {
      on: (event, handler) => { on[event] = handler; },
      mount(at) {
        place = at;
        const isThere = location.hash !== '#no-wallet';
        if (isThere) {
          const button = element('button', 'Stand-in Wallet');
          button.type = 'button';
          button.onclick = () => on.click({
            resolve: (asked) => asked.shippingAddressRequired
              ? on.shippingaddresschange({
                  name: 'Robin Tester',
                  address: { city: home.city, state: home.state, country: home.country, postal_code: home.postal_code },
                  resolve: ({ shippingRates }) => sheet(shippingRates),
                  reject: () => place.append(element('p', 'The wallet sends nothing there')),
                })
              : sheet([]),
          });
          place.append(button);
        }
        on.ready({ availablePaymentMethods: isThere ? { applePay: true } : undefined });
      },
      destroy() {},
    };
  }
};`;
