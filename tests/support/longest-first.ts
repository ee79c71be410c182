import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Projects whose files take minutes come first, those whose files take milliseconds fill what the others
// leave.
const projectOrder = ['processes', 'e2e', 'contract', 'contract-system', 'conformance', 'house', 'unit'];

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

function rankOf({ project }: TestSpecification): number {
  return projectOrder.indexOf(project.name);
}
