import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Projects whose files take minutes come first, those whose files take milliseconds fill what the others
// leave.
const projectOrder = ['e2e', 'contract', 'contract-system', 'conformance', 'house', 'unit'];

// What takes longest, in this order: also in a new checkout, where nothing is known of the last time.
const longFiles = [
  'tests/e2e/editor-sessions.e2e.ts',
  'tools/lint/lint.test.ts',
  'tests/e2e/lighthouse.e2e.ts',
  'tests/processes/kill-stripe.test.ts',
  'tests/processes/benches.test.ts',
  'tests/processes/kill.test.ts',
  'tests/processes/start-and-stop.test.ts',
  'tests/processes/kill-publishing.test.ts',
  'tests/processes/kill-editing.test.ts',
];

// What needs the folder of the first start, which is made beside the tests that are run before it.
const afterFirstStart = 'tests/e2e/demo-shops.e2e.ts';

/**
 * Order of the files of a run: no worker is left alone with a long file at the end. Inside a project the
 * files that took longest the last time come first; where nothing is known, the largest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function rankOf({ moduleId, project }: TestSpecification): number {
  if (moduleId.endsWith(afterFirstStart)) return projectOrder.indexOf('e2e') + 0.5;
  const place = longFiles.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? projectOrder.indexOf(project.name) : place - longFiles.length;
}
