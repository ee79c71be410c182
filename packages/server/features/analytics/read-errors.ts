import type { ErrorData, ErrorEvent } from '@veranda/contracts/analytics';
import { errorLimits } from '@veranda/domain/analytics/error-limits';
import { type Refusal, refuse } from '@veranda/domain/refusal';

/** An error of a page as it is kept: a text that was not told is empty. */
export interface ReportedError extends ErrorData {
  readonly kind: string;
}

/**
 * Stored part of events, cut to its lengths. A stack, or a message alone, of more than 5000 characters is
 * refused.
 */
export function readErrors(events: readonly ErrorEvent[]): readonly ReportedError[] | Refusal {
  const errors = events.map(({ event, data }) => ({ kind: event, ...factsOf(data) }));
  if (errors.some(({ stack, message }) => Math.max(stack.length, message.length) > errorLimits.stack))
    return refuse('malformed', {
      field: 'data',
      params: { field: 'data', problem: `it is longer than ${errorLimits.stack} characters` },
    });
  return errors.map((error) => ({ ...error, message: error.message.slice(0, errorLimits.message) }));
}

function factsOf(data: unknown): ErrorData {
  const isObject =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? data : { message: data };
  const { message, stack, source, page } = isObject as Readonly<Record<string, unknown>>;
  return {
    message: textOf(message),
    stack: textOf(stack),
    source: textOf(source).slice(0, errorLimits.address),
    page: textOf(page).slice(0, errorLimits.address),
  };
}

// PostgreSQL has no text with NUL.
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text.replaceAll('\u0000', '');
}
