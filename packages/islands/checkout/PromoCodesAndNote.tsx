import type { ExtrasView, ProblemView } from '@veranda/contracts/checkout-view';
import type { KeyboardEvent } from 'react';
import { Control } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

export interface PromoCodesAndNoteProps {
  readonly extras: ExtrasView;
  readonly problems: readonly ProblemView[];
  /** The button that was pressed, `name value`. */
  readonly pressed: string;
}

/** Codes, a note to the shop. */
export function PromoCodesAndNote({ extras, problems, pressed }: PromoCodesAndNoteProps) {
  return (
    <section className="extras">
      <details open={extras.codesOpen}>
        <summary>{extras.codesTitle}</summary>
        <Codes extras={extras} />
        <div className="field">
          <label htmlFor="coupon">{extras.code.label}</label>
          <div className="row code">
            <Control
              key={extras.codes.map((one) => one.value).join(' ')}
              field={extras.code}
              problems={problems}
              autoCapitalize="characters"
              maxLength={60}
              onKeyDown={applyOnEnter}
            />
            <button
              className="button quiet"
              type="submit"
              name="action"
              value="apply"
              {...(pressed === 'action apply' ? { 'aria-busy': true } : {})}
            >
              {extras.applyText}
            </button>
          </div>
          <FieldError name="coupon" problems={problems} />
        </div>
      </details>
      <details open={extras.note !== ''}>
        <summary>{extras.noteTitle}</summary>
        <div className="field">
          <label htmlFor="note">{extras.noteLabel}</label>
          <textarea id="note" name="note" maxLength={2000} rows={3} defaultValue={extras.note} />
        </div>
      </details>
    </section>
  );
}

// Enter would press the form's first button.
function applyOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector('button')?.click();
}

function Codes({ extras }: { readonly extras: ExtrasView }) {
  if (extras.codes.length === 0) return null;
  return (
    <ul className="codes">
      {extras.codes.map((one) => (
        <li key={one.value}>
          <strong>{one.name}</strong>
          {one.problem === '' ? null : <span className="error">{one.problem}</span>}
          <button
            className="link"
            type="submit"
            name={one.kind}
            value={one.value}
            aria-label={one.removeLabel}
          >
            {extras.removeText}
          </button>
        </li>
      ))}
    </ul>
  );
}
