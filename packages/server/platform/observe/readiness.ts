/** One thing that the process depends on. */
export interface ReadinessCheck {
  readonly name: string;
  /** Without an essential part no request can be served; the loss of another one is only listed. */
  readonly essential: boolean;
  /** Problem in a few words, or null. */
  readonly problem: () => Promise<string | null>;
}

/** The answer of `/readyz`. */
interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not ready';
  readonly checks: Readonly<Record<string, string>>;
}

const timeLimit = 2_000;

/** Asks every check at once; one that throws or takes more than two seconds has a problem. */
export async function assessReadiness(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const problems = await Promise.all(checks.map(findProblem));
  const findings = checks.map((check, index) => [check.name, problems[index] ?? 'ok'] as const);
  const missing = checks.some((check, index) => check.essential && problems[index] !== null);
  const lame = problems.some((problem) => problem !== null);
  return {
    status: missing ? 'not ready' : lame ? 'degraded' : 'ready',
    checks: Object.fromEntries(findings),
  };
}

async function findProblem(check: ReadinessCheck): Promise<string | null> {
  const limit = new Promise<string>((resolve) => setTimeout(resolve, timeLimit, 'no answer').unref());
  try {
    return await Promise.race([check.problem(), limit]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
