import type { ExtrasView, ProblemView } from '@veranda/contracts/checkout-view';
import type { KeyboardEvent } from 'react';
import { Control } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

interface PromoCodesAndNoteProps {
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
              key={extras.codes.map((code) => code.value).join(' ')}
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
      {extras.codes.map((code) => (
        <li key={code.value}>
          <strong>{code.name}</strong>
          {code.problem === '' ? null : <span className="error">{code.problem}</span>}
          <button
            className="link"
            type="submit"
            name={code.kind}
            value={code.value}
            aria-label={code.removeLabel}
          >
            {extras.removeText}
          </button>
        </li>
      ))}
    </ul>
  );
}
