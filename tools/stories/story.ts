import type { PageTypeName } from '@veranda/domain/pages/page-types';
import type { ButtonState } from '@veranda/islands/product-form/button-states';
import type { ItemFormState } from '@veranda/islands/item-form/item-form-states';
import type { RestockState } from '@veranda/islands/restock/restock-states';
import type { Page } from 'playwright-core';
import type { Session } from '../../tests/support/browser-session.ts';
import type { Stage } from './stage.ts';

/** A state of one of the tables of the islands, `button adding`. */
type IslandState = `button ${ButtonState}` | `item form ${ItemFormState}` | `restock ${RestockState}`;

/** Beginning of a story: an address, and the owner of the browser where it is no stranger's. */
export interface Visit {
  readonly path: string;
  readonly session?: Session;
}

/** A page of a demo shop in one of its states. */
export interface Story {
  readonly group: string;
  readonly name: string;
  /** Slug of the demo site; of its theme where there is a stage. */
  readonly site: string;
  readonly path: string;
  /** Site apart from the demo shops that the story plays on: one whose pages are closed, or a shop. */
  readonly on?: 'closed' | 'shop';
  /** Actions of the owner and of visitors beforehand. */
  readonly stage?: (stage: Stage) => Promise<Visit | string | void>;
  /** Actions of a visitor until the state is reached. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only what can be seen at once, for what floats over a page. */
  readonly fold?: true;
  /** The type that the page says it is of when the picture is taken (storefront §2). */
  readonly type?: PageTypeName;
  /** The state of an island that is in the picture. */
  readonly state?: IslandState;
}
