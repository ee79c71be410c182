import type { ErrorCode } from '@veranda/template/errors.data';

/** A template that reaches a limit which was lowered to `value`, and the error that it leaves. */
interface LimitExample {
  readonly value: number;
  readonly template: string;
  readonly context: unknown;
  readonly code: ErrorCode;
}

/**
 * An example for every limit, by its key. The clock of these examples moves on by a millisecond at each look.
 */
export const limitExamples: Readonly<Record<string, LimitExample>> = {
  sourceBytes: { value: 4, template: '{a}{b}', context: {}, code: 'LIMIT_SOURCE' },
  nodes: { value: 2, template: '{a}{b}{c}', context: {}, code: 'LIMIT_NODES' },
  nesting: {
    value: 2,
    template: '{.if @}{.if @}{.if @}{.end}{.end}{.end}',
    context: 1,
    code: 'LIMIT_NESTING',
  },
  partialDepth: {
    value: 3,
    template: '{.macro m}{@|apply m}{.end}{@|apply m}',
    context: {},
    code: 'APPLY_PARTIAL_RECURSION_DEPTH',
  },
  expansions: {
    value: 1,
    template: '{.macro m}x{.end}{@|apply m}{@|apply m}',
    context: {},
    code: 'LIMIT_EXPANSIONS',
  },
  steps: { value: 3, template: '{.repeated section @}{.end}', context: [1, 2, 3, 4, 5], code: 'LIMIT_STEPS' },
  expressionTokens: { value: 3, template: '{.eval 1 + 2 + 3}', context: {}, code: 'EXPRESSION_PARSE' },
  stringLength: { value: 3, template: "{.eval 'ab' + 'cd'}", context: {}, code: 'EXPRESSION_REDUCE' },
  outputBytes: { value: 3, template: '{@}{@}', context: 'ab', code: 'LIMIT_OUTPUT' },
  milliseconds: {
    value: 2,
    template: '{.repeated section @}{.repeated section @}{@}{.end}{.end}',
    context: Array.from({ length: 60 }, () => Array.from({ length: 60 }, (_, index) => index)),
    code: 'LIMIT_TIME',
  },
  errors: {
    value: 1,
    template: '{@|apply a}{@|apply b}{@|apply c}',
    context: {},
    code: 'LIMIT_ERRORS',
  },
};
