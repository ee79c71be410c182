import type { CheckoutView, ProblemView } from '@veranda/contracts/checkout-view';

/** Activity of the page. */
type Work = 'idle' | 'working' | 'paying' | 'slow';

export interface CheckoutState {
  readonly view: CheckoutView;
  /** Those that are shown; of a field that was touched since there is none. */
  readonly problems: readonly ProblemView[];
  readonly changes: readonly string[];
  readonly work: Work;
  /** The button that was pressed, `name value`. */
  readonly pressed: string;
  readonly isOffline: boolean;
  /** Grows when fields are to be drawn with the values of the view, over what was typed. */
  readonly round: number;
  /** Grows when the summary of what is wrong is to be looked at. */
  readonly summons: number;
}

export type CheckoutEvent =
  /** Effect of what was typed; nothing of it is undone. Another tab may have changed the cart. */
  | { readonly kind: 'saved'; readonly view: CheckoutView }
  /** The answer to a button; `fills` where it brings other values. */
  | { readonly kind: 'answered'; readonly view: CheckoutView; readonly fills: boolean }
  /** Changes while the page was not looked at. */
  | { readonly kind: 'looked'; readonly view: CheckoutView }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'touched'; readonly name: string }
  | { readonly kind: 'pressed'; readonly button: string; readonly pays: boolean }
  | { readonly kind: 'slow' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'connection'; readonly isOffline: boolean };

/** The page as it comes from the server. */
export function createCheckoutState(view: CheckoutView): CheckoutState {
  return {
    view,
    problems: view.problems,
    changes: view.changes,
    work: 'idle',
    pressed: '',
    isOffline: false,
    round: 0,
    summons: 0,
  };
}

/**
 * State of the page after an event. If another tab has put another cart into the browser, it is that one's
 * page.
 */
export function nextState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const next = after(state, event);
  if (next.view.cartId === state.view.cartId) return next;
  return { ...show(next, next.view), round: next.round + 1, summons: next.summons + 1 };
}

function after(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.kind) {
    case 'answered':
      return {
        ...show(state, event.view),
        round: state.round + (event.fills ? 1 : 0),
        summons: state.summons + (event.view.problems.length > 0 ? 1 : 0),
      };
    case 'saved':
    case 'looked':
      return event.view.changes.length > 0 ? show(state, event.view) : { ...state, view: event.view };
    case 'failed':
      return {
        ...state,
        problems: [{ field: '', error: event.error, isOnPage: false }],
        changes: [],
        summons: state.summons + 1,
      };
    case 'touched':
      return { ...state, problems: state.problems.filter((problem) => problem.field !== event.name) };
    case 'pressed':
      return { ...state, work: event.pays ? 'paying' : 'working', pressed: event.button };
    case 'slow':
      return state.work === 'paying' ? { ...state, work: 'slow' } : state;
    case 'ended':
      return { ...state, work: 'idle', pressed: '' };
    case 'connection':
      return { ...state, isOffline: event.isOffline };
  }
}

function show(state: CheckoutState, view: CheckoutView): CheckoutState {
  return { ...state, view, problems: view.problems, changes: view.changes };
}
