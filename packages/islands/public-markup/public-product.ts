import { publicMarkup } from '@veranda/contracts/public-markup';
import {
  decodeJson,
  flag,
  listOf,
  number,
  object,
  optional,
  recordOf,
  text,
} from '@veranda/domain/decoders';
import type { Selection } from '../product-form/selection.ts';

/** A variant as the markup carries it. */
export interface PublicVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly mainImageId?: string;
  readonly available: boolean;
}

interface WrittenVariant extends Omit<PublicVariant, 'available'> {
  readonly unlimited?: boolean;
  readonly qtyInStock?: number;
}

/** The parts of a product around one of its buttons, by the table of selectors. */
export interface PublicProduct {
  readonly button: HTMLElement;
  readonly scope: HTMLElement;
  readonly itemId: string;
  readonly productType: number;
  readonly options: readonly string[];
  readonly variants: readonly PublicVariant[];
  readonly quantity: HTMLInputElement | null;
  readonly isSubscription: boolean;
  /** Its own form is filled in before it is added. */
  readonly hasForm: boolean;
  /** Its page, where something around the button leads there; '' for none. */
  readonly address: string;
}

const writtenVariants = listOf(
  object<WrittenVariant>({
    id: text,
    sku: text,
    attributes: recordOf(text),
    mainImageId: optional(text),
    unlimited: optional(flag),
    qtyInStock: optional(number),
  }),
);

const countedTypes = [1, 3];

/** Reads the product of a button. */
export function readPublicProduct(button: HTMLElement): PublicProduct {
  const itemId = button.dataset['itemId'] ?? '';
  const productType = Number(button.dataset['productType'] ?? 0);
  const scope = scopeOf(button, itemId);
  const container = scope.querySelector<HTMLElement>(ofItem(publicMarkup.variants, itemId));
  const written = decodeJson(writtenVariants, container?.dataset['variants'] ?? '[]');
  const named = [...(container?.querySelectorAll<HTMLSelectElement>(publicMarkup.select) ?? [])];
  return {
    button,
    scope,
    itemId,
    productType,
    options: named.map((select) => select.dataset['variantOptionName'] ?? ''),
    variants: written.map((variant) => ({
      ...variant,
      available:
        !countedTypes.includes(productType) || variant.unlimited === true || (variant.qtyInStock ?? 0) > 0,
    })),
    quantity: scope.querySelector<HTMLInputElement>(publicMarkup.quantity),
    isSubscription: button.dataset['isSubscription'] === 'true',
    hasForm: button.classList.contains('use-form'),
    address: scope.querySelector<HTMLAnchorElement>('a[href*="/p/"]')?.getAttribute('href') ?? '',
  };
}

/** Current selection, by select or by radio button, whichever a theme shows. */
export function publicSelection({ scope, options }: PublicProduct): Selection {
  return Object.fromEntries(options.map((name) => [name, selectOf(scope, name)?.value ?? '']));
}

/** Keeps select and radio buttons of an option the same: a theme shows one of them. */
export function keepOptionsTogether({ scope }: PublicProduct, changed: EventTarget | null): void {
  if (!(changed instanceof HTMLElement)) return;
  const option = changed.closest(publicMarkup.option);
  const select = option?.querySelector<HTMLSelectElement>(publicMarkup.select);
  if (!option || !select || !scope.contains(option)) return;
  const radios = [...option.querySelectorAll<HTMLInputElement>(publicMarkup.radio)];
  if (changed instanceof HTMLInputElement) select.value = changed.value;
  for (const radio of radios) radio.checked = radio.value === select.value;
}

/**
 * The controls of options; `labels` are buttons to choose by where a theme shows neither select nor radio
 * buttons.
 */
export function optionParts(
  { scope }: PublicProduct,
  names: readonly string[],
): { readonly controls: readonly HTMLElement[]; readonly labels: readonly HTMLElement[] } {
  const around = names.flatMap(
    (name) => selectOf(scope, name)?.closest<HTMLElement>(publicMarkup.option) ?? [],
  );
  const within = (selector: string): HTMLElement[] =>
    around.flatMap((option) => [...option.querySelectorAll<HTMLElement>(selector)]);
  return {
    controls: within(`${publicMarkup.select},${publicMarkup.radio}`),
    labels: within('label[tabindex]'),
  };
}

function selectOf(scope: HTMLElement, name: string): HTMLSelectElement | null {
  return scope.querySelector(`select[data-variant-option-name="${CSS.escape(name)}"]`);
}

// The smallest part of the page that holds the options of the item, else the smallest at all.
function scopeOf(button: HTMLElement, itemId: string): HTMLElement {
  const around = publicMarkup.scopes.flatMap((scope) => button.closest<HTMLElement>(scope) ?? []);
  const depth = (element: HTMLElement): number => element.querySelectorAll('*').length;
  const byDepth = around.toSorted((a, b) => depth(a) - depth(b));
  const holds = (element: HTMLElement): boolean =>
    element.querySelector(ofItem(publicMarkup.variants, itemId)) !== null;
  return byDepth.find(holds) ?? byDepth[0] ?? document.body;
}

function ofItem(selector: string, itemId: string): string {
  return `${selector}[data-item-id="${CSS.escape(itemId)}"]`;
}
