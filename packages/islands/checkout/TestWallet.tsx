import type { CheckoutView, ShippingView, TestWalletView } from '@veranda/contracts/checkout-view';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutState } from './checkout-state.ts';
import { sendCheckout } from './send-checkout.ts';
import type { CheckoutActions } from './checkout-actions.ts';
import { payFields, walletFields } from './wallet-fields.ts';

interface TestWalletProps {
  readonly wallet: TestWalletView;
  readonly state: CheckoutState;
  readonly acts: CheckoutActions;
}

/** The wallet of the test gateway: a button, and a sheet that shows what will be paid, to where and from what. */
export function TestWallet({ wallet, state, acts }: TestWalletProps) {
  const { view, work } = state;
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
    else sheet.current?.close();
  }, [isOpen]);

  async function save(shippingOption: string | undefined) {
    const fields = walletFields(view, wallet.fields, shippingOption);
    return acts.press('wallet save', () => sendCheckout({ ...fields, action: 'save' }), { fills: true });
  }

  async function open(): Promise<void> {
    const chosen = view.shipping?.options.find((option) => option.chosen)?.id;
    const first = await save(chosen);
    if (first?.kind !== 'view') return;
    // Where nothing was chosen yet the wallet takes the first way that reaches its address.
    const offered = first.view.shipping?.options ?? [];
    const [way] = offered;
    const needsWay = way !== undefined && !offered.some((one) => one.chosen);
    const ready = needsWay ? await save(way.id) : first;
    if (ready?.kind === 'view') setOpen(true);
  }

  async function payNow(): Promise<void> {
    setOpen(false);
    const fields = { ...payFields(view, wallet.fields), ...wallet.card };
    await acts.press('wallet pay', () => sendCheckout(fields), { pays: true });
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
        <dialog className="sheet" ref={sheet} aria-labelledby="sheet-title" onClose={() => setOpen(false)}>
          <h2 id="sheet-title">{view.words.walletTitle}</h2>
          <SheetRows view={view} wallet={wallet} onShipping={(id) => void save(id)} />
          <button className="button" type="button" disabled={work !== 'idle'} onClick={() => void payNow()}>
            {view.words.walletPay}
          </button>
          <button className="link" type="button" onClick={() => setOpen(false)}>
            {view.words.cancel}
          </button>
        </dialog>
      ) : null}
    </>
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
  const { words, shipping, glance } = view;
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
      <dd className="total">{glance.total}</dd>
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
