import { type BlockValue, type Field, numberAt, textAt } from '../../blocks/kind.ts';

/** What a pop-up waits for: so many seconds, a depth of the page, or the visitor's turning away. */
export const popupTriggers = ['time', 'scroll', 'leave'] as const;
type PopupTrigger = (typeof popupTriggers)[number];

/** Pages that a pop-up may be limited to, at most. */
const maxPopupPages = 100;

/** Fields of a pop-up beside its look: whether, when, where and how often it opens. */
export const popupFields: readonly Field[] = [
  { path: 'isOn', kind: 'switch', optional: true },
  { path: 'opens', kind: 'segmented', options: popupTriggers, optional: true },
  {
    path: 'seconds',
    kind: 'range',
    min: 0,
    max: 120,
    step: 1,
    when: { path: 'opens', is: ['time'] },
    optional: true,
  },
  {
    path: 'depth',
    kind: 'range',
    min: 5,
    max: 100,
    step: 5,
    when: { path: 'opens', is: ['scroll'] },
    optional: true,
  },
  { path: 'everyDays', kind: 'number', min: 1, max: 365, step: 1, optional: true },
  { path: 'pages', kind: 'segmented', options: ['all', 'chosen'], optional: true },
  {
    path: 'pageIds',
    kind: 'list',
    max: maxPopupPages,
    fields: [{ path: 'pageId', kind: 'collection' }],
    when: { path: 'pages', is: ['chosen'] },
    optional: true,
  },
  { path: 'version', kind: 'number', min: 1, max: 1_000_000, step: 1, optional: true },
];

export const popupDefaults: BlockValue = {
  isOn: false,
  opens: 'time',
  seconds: 5,
  depth: 50,
  everyDays: 7,
  pages: 'all',
  pageIds: [],
  version: 1,
};

/** When a pop-up opens, as a page tells its script. */
export interface PopupRules {
  readonly opens: PopupTrigger;
  /** Seconds on the page. */
  readonly seconds: number;
  /** Percent of the page that was scrolled past. */
  readonly depth: number;
  /** Days after closing it until it may open again. */
  readonly everyDays: number;
  /** Raised by the owner to show it again to everybody. */
  readonly version: number;
}

/** The rules of a pop-up on a page, by the values of its slide; null where it does not open there. */
export function popupRules(values: BlockValue, pageId: string): PopupRules | null {
  const all = { ...popupDefaults, ...values };
  if (all['isOn'] !== true) return null;
  const chosen = (all['pageIds'] ?? []) as readonly { readonly pageId: string }[];
  if (textAt(all, 'pages') === 'chosen' && !chosen.some((page) => page.pageId === pageId)) return null;
  return {
    opens: popupTriggers.find((trigger) => trigger === all['opens']) ?? 'time',
    seconds: numberAt(all, 'seconds'),
    depth: numberAt(all, 'depth'),
    everyDays: numberAt(all, 'everyDays', 7),
    version: numberAt(all, 'version', 1),
  };
}

/** Local-storage keys of a pop-up: closed date, version, submitted (administration §3). */
export const popupStorage = {
  closedDate: 'popup-overlay-closed-date',
  version: 'popup-overlay-version',
  submitted: 'popup-overlay-submitted',
} as const;

/** What a browser remembers of a pop-up, as it is stored. */
export type PopupMemory = { readonly [Key in keyof typeof popupStorage]: string | null };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * True where a visitor may be shown the pop-up: not after its form was sent, nor within the days after closing it, unless
 * the owner shows it to everybody again.
 */
export function isPopupDue(
  { version, everyDays }: Pick<PopupRules, 'version' | 'everyDays'>,
  memory: PopupMemory,
  now: number,
): boolean {
  if (memory.version !== String(version)) return true;
  if (memory.submitted === 'true') return false;
  const closed = Date.parse(memory.closedDate ?? '');
  // A clock that was set back does not keep it closed for years.
  return !(closed <= now && now < closed + everyDays * dayMs);
}
