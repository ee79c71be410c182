interface PasswordMeterProps {
  /** Bars that are filled, of four; null while there is nothing to judge. */
  readonly level: number | null;
  /** The strength in words, which screen readers are told as it changes. */
  readonly words: string;
  /** True when a password of this strength is refused. */
  readonly isRefused: boolean;
}

/** Password strength as four bars and as text. */
export function PasswordMeter({ level, words, isRefused }: PasswordMeterProps) {
  return (
    <div className={isRefused ? 'ui-password-meter ui-password-meter--refused' : 'ui-password-meter'}>
      {level === null ? null : (
        <span className="ui-password-bars" aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <i key={bar} className={bar <= level ? 'is-on' : undefined} />
          ))}
        </span>
      )}
      <span role="status">{words}</span>
    </div>
  );
}
