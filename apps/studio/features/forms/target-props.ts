import type { StorageTarget } from '@veranda/domain/forms/document';

/** What the fields of a place that answers go to are given. */
export interface TargetProps<K extends StorageTarget['kind']> {
  readonly target: Extract<StorageTarget, { readonly kind: K }>;
  readonly isReadOnly: boolean;
  readonly onChange: (target: StorageTarget) => void;
}
