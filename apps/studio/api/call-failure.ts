import type { WireError } from '@veranda/contracts/wire-error';
import { t } from './messages.ts';

/** A call that was refused or did not arrive. `message` is ready to be shown. */
export class CallFailure extends Error {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly suggestion: string | undefined;
  readonly errors: NonNullable<WireError['errors']>;

  constructor(status: number, error: WireError) {
    super(error.error);
    this.name = 'CallFailure';
    this.status = status;
    this.code = error.code;
    this.field = error.field;
    this.suggestion = error.suggestion;
    this.errors = error.errors ?? [];
  }
}

/** No answer: the network is unavailable (administration §8). */
export function noAnswer(): CallFailure {
  return new CallFailure(0, { code: 'network', error: t('unableToConnect') });
}

/** A file that did not arrive: the network broke while it was sent (administration §8). */
export function brokenUpload(): CallFailure {
  return new CallFailure(0, { code: 'network', error: t('networkError') });
}

/** An answer that says nothing of the file that was sent to be processed (administration §8). */
export function emptyJobAnswer(status: number): CallFailure {
  return new CallFailure(status, { code: 'fault', error: t('noJobData') });
}

/** An answer that is no refusal of ours. */
export function strangeAnswer(status: number): CallFailure {
  return new CallFailure(status, { code: 'fault', error: t('somethingWentWrong') });
}

/** The words to show for whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof CallFailure ? thrown.message : t('somethingWentWrong');
}

/** True for this refusal. */
export function isRefusal(thrown: unknown, code: string): boolean {
  return thrown instanceof CallFailure && thrown.code === code;
}

/** A value that the refused field could have instead; undefined for none. */
export function suggestionOf(thrown: unknown): string | undefined {
  return thrown instanceof CallFailure ? thrown.suggestion : undefined;
}
