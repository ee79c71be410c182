import type { ContactView, ProblemView } from '@veranda/contracts/checkout-view';
import { Field } from './Field.tsx';

/** The first thing that is asked: where the confirmation goes. */
export function Contact({
  contact,
  problems,
}: {
  readonly contact: ContactView;
  readonly problems: readonly ProblemView[];
}) {
  return (
    <section>
      <div className="head">
        <h2>{contact.title}</h2>
        {contact.login ? (
          <a className="aside" href={contact.login.url}>
            {contact.login.text}
          </a>
        ) : (
          <span className="aside">{contact.member}</span>
        )}
      </div>
      <Field field={contact.email} problems={problems} />
      {contact.newsletter ? (
        <>
          <input type="hidden" name="newsletterShown" value="1" />
          <label className="tick">
            <input type="checkbox" name="newsletter" value="1" defaultChecked={contact.newsletter.ticked} />
            <span>{contact.newsletter.label}</span>
          </label>
        </>
      ) : null}
    </section>
  );
}
