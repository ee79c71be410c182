import { type SectionStatements, type Statement, statementsOf } from './statement.ts';
import { administration1 } from './statements/administration-1.data.ts';
import { administration2 } from './statements/administration-2.data.ts';
import { administration3 } from './statements/administration-3.data.ts';
import { administration4 } from './statements/administration-4.data.ts';
import { administration5 } from './statements/administration-5.data.ts';
import { administration6 } from './statements/administration-6.data.ts';
import { administration7 } from './statements/administration-7.data.ts';
import { administration8 } from './statements/administration-8.data.ts';
import { administration9 } from './statements/administration-9.data.ts';
import { decisions } from './statements/decisions.data.ts';
import { storefront1 } from './statements/storefront-1.data.ts';
import { storefront2 } from './statements/storefront-2.data.ts';
import { storefront3 } from './statements/storefront-3.data.ts';
import { storefront4 } from './statements/storefront-4.data.ts';
import { storefront5 } from './statements/storefront-5.data.ts';
import { storefront6 } from './statements/storefront-6.data.ts';
import { storefront7 } from './statements/storefront-7.data.ts';
import { storefront8 } from './statements/storefront-8.data.ts';
import { storefront9 } from './statements/storefront-9.data.ts';

const sections: readonly SectionStatements[] = [
  storefront1,
  storefront2,
  storefront3,
  storefront4,
  storefront5,
  storefront6,
  storefront7,
  storefront8,
  storefront9,
  administration1,
  administration2,
  administration3,
  administration4,
  administration5,
  administration6,
  administration7,
  administration8,
  administration9,
  ...decisions,
];

/** Every statement of the documents, in their order. */
export const allStatements: readonly Statement[] = sections.flatMap(statementsOf);
