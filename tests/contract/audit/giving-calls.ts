import type { Reply } from '../../support/browser-session.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
  /** A membership that was paid once. @returns its id */
  membership(): Promise<string>;
}

const fund = {
  name: 'Roof',
  description: '',
  suggested: ['5'],
  ownAmount: true,
  least: '1',
  most: '100',
  monthly: false,
  goal: null,
  thanks: '',
  imageId: null,
  isOpen: true,
};

/** Calls of funds and memberships that are recorded, by the name of their contract. */
export function givingCalls(place: () => Place) {
  const made = async () => (await place().make(`${place().base}/funds`, fund)).fund;
  return {
    'create-fund': async () => ({ path: `${place().base}/funds`, body: fund }),
    'change-fund': async () => {
      const { id, version } = await made();
      return { path: `${place().base}/funds/${id}`, body: { version, fund: { ...fund, name: 'Wall' } } };
    },
    'remove-fund': async () => ({ path: `${place().base}/funds/${(await made()).id}` }),
    'end-membership': async () => ({ path: `${place().base}/memberships/${await place().membership()}/end` }),
  };
}
