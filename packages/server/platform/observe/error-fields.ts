/** An error as the log keeps it. */
interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

// Only names and codes are kept of the fields that libraries add to their errors: PostgreSQL's `detail` and
// `where` quote rows, and a lost connection carries its client with the password in it.
const fieldNames = [
  'code',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'statusCode',
] as const;
const deepest = 3;

/**
 * Fields logged for an error: its kind, message, stack and the codes of its library; for errors of PostgreSQL
 * no value of a statement.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields | unknown {
  if (!(error instanceof Error)) return error;
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const codes = Object.fromEntries(
    fieldNames.flatMap((name) => (isPlain(fields[name]) ? [[name, fields[name]]] : [])),
  );
  const inner = depth < deepest && error.cause !== undefined;
  return {
    type: error.constructor.name,
    message: messageOf(fields),
    stack: framesOf(error),
    ...codes,
    ...(inner ? { cause: errorFields(error.cause, depth + 1) } : {}),
  };
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

// PostgreSQL quotes what it could not read: `invalid input syntax for type uuid: "…"`.
function messageOf(error: Error & Readonly<Record<string, unknown>>): string {
  if (typeof error['severity'] !== 'string') return error.message;
  return error.message.replace(/: "[^]*"$/, ': "…"');
}

// The first lines of a stack are the message once more.
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
