import { type ExpressProps, StripeExpress } from './StripeExpress.tsx';
import { TestWallet } from './TestWallet.tsx';

/** Paying without typing, above the form. */
export function Express({ express, state, actions }: ExpressProps) {
  return (
    <section className={`express ${express.kind}`} aria-label={express.title}>
      {express.wallet ? (
        <TestWallet wallet={express.wallet} state={state} actions={actions} />
      ) : (
        <StripeExpress express={express} state={state} actions={actions} />
      )}
      <p className="or">
        <span>{express.orText}</span>
      </p>
    </section>
  );
}
