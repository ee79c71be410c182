import pino from 'pino';
import { errorFields } from './error-fields.ts';

/** The log of a process: fields first, so that a line can be found by them. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The levels of `LOG_LEVEL`, from the most to the least talkative. */
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One of them. */
type LogLevel = (typeof logLevels)[number];

/** Destination of finished lines. */
export interface LogDestination {
  write(line: string): void;
}

// Fields that may carry a secret or an answer of a visitor, wherever they appear, and are never in the log.
const secretFields = [
  'password',
  'token',
  'cookie',
  'cookies',
  'authorization',
  'card',
  'cvc',
  'answers',
  'secret',
];

/**
 * Makes the log: one JSON object a line with `ts` (UTC), `level` and `msg` first. Text of visitors is escaped
 * by the encoding, so that a line break in it begins no new line. Named secret fields are struck out.
 */
export function createLogger(level: LogLevel, destination: LogDestination = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      messageKey: 'msg',
      timestamp: () => `,"ts":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields, error: errorFields },
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`]), censor: '[struck out]' },
    },
    destination,
  );
}
