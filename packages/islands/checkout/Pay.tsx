import type { CheckoutState } from './checkout-state.ts';

/** The end of the form: what was seen, what goes on, and the button. */
export function Pay({ state }: { readonly state: CheckoutState }) {
  const { pay } = state.view;
  const isPaying = state.work === 'paying' || state.work === 'slow';
  return (
    <div className="pay">
      <input type="hidden" name="expectedGrandTotalCents" value={pay.expectedGrandTotalCents} />
      <input type="hidden" name="expectedAmountDueCents" value={pay.expectedAmountDueCents} />
      <input type="hidden" name="expectedCurrency" value={pay.expectedCurrency} />
      <input type="hidden" name="seen" value={pay.seen} />
      <input type="hidden" name="attempt" value={pay.attempt} />
      <p className={state.isOffline ? 'status offline' : 'status'} role="status">
        {statusOf(state)}
      </p>
      {pay.later === '' ? null : <p className="later">{pay.later}</p>}
      <button
        className="button"
        type="submit"
        name="action"
        value="pay"
        {...(isPaying ? { 'aria-busy': true } : {})}
      >
        <span className="by-card">{pay.cardText}</span>
        <span className="by-hand">{pay.handText}</span>
      </button>
    </div>
  );
}

function statusOf({ work, isOffline, view: { words } }: CheckoutState): string {
  if (isOffline) return words.offline;
  if (work === 'paying') return words.paying;
  return work === 'slow' ? words.slow : '';
}
