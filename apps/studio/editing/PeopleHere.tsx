import type { Presence } from '@veranda/contracts/documents';
import { Tip } from '@veranda/ui/Tip.tsx';
import { Button } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { DocumentPresence } from '../documents/presence.ts';
import { useStore } from '../documents/use-document-session.ts';
import { initialsOf } from './initials.ts';
import { personStyle } from './person-colours.ts';
import { t } from './messages.ts';

/** Everybody else who has the document open, by their initials. */
export function PeopleHere({
  presence,
}: {
  readonly presence: Pick<DocumentPresence, 'getState' | 'subscribe'>;
}) {
  const people = useStore(presence);
  if (people.length === 0) return null;
  return (
    <ul className="people-here" aria-label={t('openedBy')}>
      {people.map((person) => (
        <li key={person.client}>
          <TooltipTrigger delay={200}>
            <Button className="person" style={personStyle(person.colour)} aria-label={person.name}>
              {initialsOf(person.name)}
            </Button>
            <Tip>{person.name}</Tip>
          </TooltipTrigger>
        </li>
      ))}
    </ul>
  );
}

/** Says who else is in a part of the document. */
export function PeopleInPart({ people }: { readonly people: readonly Presence[] }) {
  return people.map(({ client, colour, name }) => (
    <span key={client} className="person" style={personStyle(colour)} title={t('nameIsHere', { name })}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="ui-hidden">{t('nameIsHere', { name })}</span>
    </span>
  ));
}
