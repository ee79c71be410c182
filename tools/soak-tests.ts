import { runTests } from './run-tests.ts';

/** Whole numbers of what every other run shows with a slice; takes hours. */
const figures = {
  CARTS: '100000',
  FUZZ_CALLS: '40000',
  HISTORIES: '10000',
  KILLS: '100',
  MODEL_RUNS: '500',
  PAYLOADS: '100000',
} as const;
const proofs = [
  'packages/domain/cart/totals-properties.test.ts',
  'packages/domain/pages/page-documents.test.ts',
  'packages/domain/forms/form-documents.test.ts',
  'packages/domain/navigation/navigation-documents.test.ts',
  'tests/contract/model',
  'tests/contract/forms/door.test.ts',
  'tests/contract/fuzz',
  'tests/contract/subscriptions/kill.test.ts',
  'tests/processes/kill',
];

Object.assign(process.env, { ...figures, ...process.env });
runTests(proofs);
