import cardFields from './card-fields.html?raw';
import control from './control.html?raw';
import controlState from './control-state.html?raw';
import field from './field.html?raw';
import fieldError from './field-error.html?raw';
import itemLine from './item-line.html?raw';
import placeAttributes from './place-attributes.html?raw';
import problems from './problems.html?raw';
import siteMark from './site-mark.html?raw';
import sumRow from './sum-row.html?raw';

/**
 * Parts of the templates of purchases by name. React takes over what those of a form render: between two
 * elements there is nothing, and each attribute is as React writes it.
 */
export const pagePartials = {
  'card-fields': cardFields,
  control,
  'control-state': controlState,
  field,
  'field-error': fieldError,
  'item-line': itemLine,
  'place-attributes': placeAttributes,
  problems,
  'site-mark': siteMark,
  'sum-row': sumRow,
};

/** The context of `item-line`: a line of a cart or an order. */
export interface ItemLine {
  /** Empty for none. */
  readonly imageUrl: string;
  readonly title: string;
  /** Options and quantity. */
  readonly detail: string;
  /** Answers filled in for it. */
  readonly answers: readonly string[];
  /** Reason why it cannot be bought; empty where it can. */
  readonly problem: string;
  readonly amount: string;
}

/** The context of `sum-row`. */
export interface SumRow {
  readonly name: string;
  readonly amount: string;
  readonly kind: 'line' | 'total' | 'part';
}
