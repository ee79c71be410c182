import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { type DraftProblem, fieldOfRefusal, problemsOf, type ProductDraft } from './product-draft.ts';

/**
 * Problems of the form, for as long as they last: a complaint of the form goes when its field is right, one
 * of the server with any change. A problem that no field of the form can show is its `failure`.
 */
export function useProblems(draft: ProductDraft, digits: number) {
  const [found, setFound] = useState<readonly DraftProblem[]>([]);
  const [refused, setRefused] = useState<{ readonly draft: ProductDraft; readonly problem: DraftProblem }>();
  const [failure, setFailure] = useState<unknown>(null);
  const wrong = found.length > 0 ? problemsOf(draft, digits) : [];
  const shown = [
    ...found.filter((old) => wrong.some((now) => now.field === old.field && now.message === old.message)),
    ...(refused?.draft === draft ? [refused.problem] : []),
  ];
  return {
    failure,
    problemOf: (field: string) => shown.find((problem) => problem.field === field)?.message,
    /** Looks the form through and goes to the first thing that is wrong. */
    isRight: (): boolean => {
      setFailure(null);
      const problems = problemsOf(draft, digits);
      setFound(problems);
      setRefused(undefined);
      if (problems[0]) goTo(problems[0]);
      return problems.length === 0;
    },
    /** Shows why it was not saved: at its field, where there is one. */
    showFault: (fault: unknown) => {
      const field = fault instanceof CallFailure ? fieldOfRefusal(fault.field, draft) : null;
      if (field === null || !document.getElementById(field)) return setFailure(fault);
      const problem = { field, message: messageOf(fault) };
      setRefused({ draft, problem });
      goTo(problem);
    },
    forget: () => {
      setFailure(null);
      setFound([]);
      setRefused(undefined);
    },
  };
}

function goTo({ field }: DraftProblem): void {
  document.getElementById(field)?.focus();
}
