import { useState } from 'react';
import { type DraftProblem, problemsOf, type ProductDraft } from './product-draft.ts';

/**
 * Problems of the form, for as long as they last: a complaint of the form goes when its field is right, one of the
 * server with any change.
 */
export function useProblems(draft: ProductDraft, digits: number) {
  const [found, setFound] = useState<readonly DraftProblem[]>([]);
  const [refused, setRefused] = useState<{ readonly draft: ProductDraft; readonly problem: DraftProblem }>();
  const wrong = found.length > 0 ? problemsOf(draft, digits) : [];
  const shown = [
    ...found.filter((old) => wrong.some((now) => now.field === old.field && now.message === old.message)),
    ...(refused?.draft === draft ? [refused.problem] : []),
  ];
  return {
    problemOf: (field: string) => shown.find((problem) => problem.field === field)?.message,
    /** Looks the form through and goes to the first thing that is wrong. */
    isRight: (): boolean => {
      const problems = problemsOf(draft, digits);
      setFound(problems);
      setRefused(undefined);
      if (problems[0]) goTo(problems[0]);
      return problems.length === 0;
    },
    refuse: (problem: DraftProblem) => {
      setRefused({ draft, problem });
      goTo(problem);
    },
    forget: () => {
      setFound([]);
      setRefused(undefined);
    },
  };
}

function goTo({ field }: DraftProblem): void {
  document.getElementById(field)?.focus();
}
