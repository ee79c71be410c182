import { type Design, getDesign } from '@veranda/contracts/design';
import type { LoggedTransaction } from '@veranda/contracts/documents';
import { designDocument, type DesignDocument, designKind } from '@veranda/domain/design/design-document';
import type { TweakSession } from '@veranda/domain/design/tweak-session';
import { runEdits } from '@veranda/domain/documents/transaction';
import { isRefusal } from '@veranda/domain/refusal';
import { call } from '../../api/client.ts';

type StoredDesign = Pick<Design, 'values' | 'customCss' | 'seq'>;

/** What the server has of a design, as this screen knows it. */
export interface DesignLog {
  /** Number of the last step that is known. */
  seq(): number;
  /** Takes over steps that others, or this screen, have saved. */
  receive(logged: readonly LoggedTransaction[]): void;
  /** Saves; what others save in the meantime is taken over when that is done. */
  saving(save: (saved: (stored: StoredDesign) => void) => Promise<void>): Promise<void>;
  /** Reads what others have saved. */
  reload(): Promise<void>;
}

/** Keeps a session up with the log of its design. */
export function createDesignLog(site: string, read: StoredDesign, session: TweakSession): DesignLog {
  let known = knownOf(read);
  let isSaving = false;
  let waiting: readonly LoggedTransaction[] = [];
  const take = (next: typeof known): void => {
    if (next.seq <= known.seq) return;
    known = next;
    session.follow(known.document.values);
  };
  const reload = async () => take(knownOf(await call(getDesign, { params: { site } })));
  const receive = (logged: readonly LoggedTransaction[]): void => {
    if (isSaving) return void (waiting = [...waiting, ...logged]);
    const next = withLogged(known, logged);
    if (next) take(next);
    else void reload();
  };
  return {
    seq: () => known.seq,
    receive,
    reload,
    async saving(save) {
      isSaving = true;
      try {
        await save((stored) => {
          known = knownOf(stored);
          session.saved(known.document.values);
        });
      } finally {
        isSaving = false;
        const held = waiting;
        waiting = [];
        receive(held);
      }
    },
  };
}

function knownOf({ values, customCss, seq }: StoredDesign): { document: DesignDocument; seq: number } {
  return { document: designDocument(values, customCss), seq };
}

/** What is known after the log went on; null where a part of the log is missing. */
function withLogged(known: ReturnType<typeof knownOf>, logged: readonly LoggedTransaction[]) {
  let { document, seq } = known;
  for (const { seq: next, edits } of logged.filter((each) => each.seq > known.seq)) {
    const outcome = next === seq + 1 ? runEdits(designKind, document, edits) : null;
    if (outcome === null || isRefusal(outcome)) return null;
    ({ document } = outcome);
    seq = next;
  }
  return { document, seq };
}
