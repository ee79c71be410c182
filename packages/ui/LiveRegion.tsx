import { useCallback, useState } from 'react';

/** A sentence for those who only hear the page; the same one may be said again. */
interface Sentence {
  readonly text: string;
  readonly round: number;
}

/** Announcer for screen readers: the last announcement and a function that makes the next. */
export function useAnnouncer(): { readonly said: Sentence; readonly say: (text: string) => void } {
  const [said, setSaid] = useState<Sentence>({ text: '', round: 0 });
  const say = useCallback((text: string) => setSaid(({ round }) => ({ text, round: round + 1 })), []);
  return { said, say };
}

/** The place of those sentences: it is there before anything is said, and waits for a pause. */
export function LiveRegion({ said }: { readonly said: Sentence }) {
  return (
    <div className="ui-hidden" role="status">
      <span key={said.round}>{said.text}</span>
    </div>
  );
}
