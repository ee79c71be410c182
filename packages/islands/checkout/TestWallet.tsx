import type { CheckoutView, ShippingView, TestWalletView } from '@veranda/contracts/checkout-view';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutState } from './checkout-state.ts';
import { type Answer, sendCheckout } from './send-checkout.ts';
import type { CheckoutActions } from './checkout-actions.ts';
import { payFields, walletFields } from './wallet-fields.ts';

interface TestWalletProps {
  readonly wallet: TestWalletView;
  readonly state: CheckoutState;
  readonly actions: CheckoutActions;
}

/**
 * The wallet of the test gateway: a button, and a sheet that shows what will be paid, to where and from what.
 */
export function TestWallet({ wallet, state, actions }: TestWalletProps) {
  const [isOpen, setOpen] = useState(false);
  const { save, prepare, pay } = createWalletActions({ wallet, state, actions });

  async function open(): Promise<void> {
    const ready = await prepare();
    if (ready?.kind === 'view') setOpen(true);
  }

  async function payNow(): Promise<void> {
    setOpen(false);
    await pay();
  }

  return (
    <>
      <button
        className="button test-pay"
        type="button"
        onClick={() => void open()}
        {...(state.pressed.startsWith('wallet') ? { 'aria-busy': true } : {})}
      >
        Test Pay
      </button>
      {isOpen ? (
        <Sheet
          wallet={wallet}
          state={state}
          onShipping={(id) => void save(id)}
          onPay={() => void payNow()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function createWalletActions({ wallet, state: { view }, actions }: TestWalletProps) {
  const save = async (shippingOption: string | undefined): Promise<Answer | null> => {
    const fields = walletFields(view, wallet.fields, shippingOption);
    return actions.press('wallet save', () => sendCheckout({ ...fields, action: 'save' }), { fills: true });
  };
  return {
    save,
    // If nothing was chosen yet, the wallet takes the first shipping method that reaches its address.
    async prepare() {
      const first = await save(view.shipping?.options.find((option) => option.chosen)?.id);
      if (first?.kind !== 'view') return first;
      const offered = first.view.shipping?.options ?? [];
      const [way] = offered;
      const needsWay = way !== undefined && !offered.some((one) => one.chosen);
      return needsWay ? save(way.id) : first;
    },
    async pay() {
      const fields = { ...payFields(view, wallet.fields), ...wallet.card };
      return actions.press('wallet pay', () => sendCheckout(fields), { pays: true });
    },
  };
}

interface SheetProps {
  readonly wallet: TestWalletView;
  readonly state: CheckoutState;
  readonly onShipping: (id: string) => void;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

function Sheet({ wallet, state, onShipping, onPay, onClose }: SheetProps) {
  const { view, work } = state;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  return (
    <dialog className="sheet" ref={sheet} aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title">{view.words.walletTitle}</h2>
      <SheetRows view={view} wallet={wallet} onShipping={onShipping} />
      <button className="button" type="button" disabled={work !== 'idle'} onClick={onPay}>
        {view.words.walletPay}
      </button>
      <button className="link" type="button" onClick={onClose}>
        {view.words.cancel}
      </button>
    </dialog>
  );
}

function SheetRows({
  view,
  wallet,
  onShipping,
}: {
  readonly view: CheckoutView;
  readonly wallet: TestWalletView;
  readonly onShipping: (id: string) => void;
}) {
  const { words, shipping, summaryBar } = view;
  return (
    <dl>
      <dt>{words.walletCard}</dt>
      <dd>{wallet.cardText}</dd>
      {view.address ? (
        <>
          <dt>{words.walletAddress}</dt>
          <dd>{wallet.address}</dd>
        </>
      ) : null}
      {shipping ? (
        <SheetShipping label={words.walletShipping} shipping={shipping} onChoose={onShipping} />
      ) : null}
      <dt className="total">{words.walletTotal}</dt>
      <dd className="total">{summaryBar.total}</dd>
    </dl>
  );
}

function SheetShipping({
  label,
  shipping,
  onChoose,
}: {
  readonly label: string;
  readonly shipping: ShippingView;
  readonly onChoose: (id: string) => void;
}) {
  return (
    <>
      <dt>
        <label htmlFor="sheet-shipping">{label}</label>
      </dt>
      <dd>
        <select
          id="sheet-shipping"
          value={shipping.options.find((one) => one.chosen)?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {shipping.options.map((one) => (
            <option key={one.id} value={one.id}>{`${one.name} – ${one.price}`}</option>
          ))}
        </select>
      </dd>
    </>
  );
}
