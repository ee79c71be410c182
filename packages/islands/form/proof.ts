/** A proof that a person is there. */
export interface Proof {
  readonly token: string;
  /** The submission key that it was made for; '' when it goes with any. */
  readonly key: string;
}

/** The captcha of a form. */
export interface FormCaptcha {
  /** The proof; null while it is not there. */
  proof(): Promise<Proof | null>;
  /** Starts again after a failure: a proof is worth one submission. */
  reset(): void;
}
