import type { PublishingChange } from '@veranda/contracts/publishing';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { documentPath } from './document-path.ts';
import { changeDetails, changeLabels, changeTitle, needReason, withNeeds } from './describe-change.ts';
import { t } from './messages.ts';

interface ChangeListProps {
  readonly slug: string;
  readonly changes: readonly PublishingChange[];
  /** Ids that are to be published. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What a publication changes; each can be left out unless another one needs it. */
export function ChangeList({ slug, changes, chosen, onChoose }: ChangeListProps) {
  const taken = withNeeds(chosen, changes);
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isOn ? new Set([...chosen, id]) : new Set([...chosen].filter((each) => each !== id)));
  return (
    <section className="publish-part" aria-label={t('whatChanges')}>
      <h3 className="publish-heading">{t('whatChanges')}</h3>
      <ul className="publish-list">
        {changes.map((change) => {
          const needers = changes.filter(
            ({ id, needs }) => taken.has(id) && needs.some((need) => need.id === change.id),
          );
          const path = addressOf(slug, change);
          return (
            <li key={change.id} className="publish-change">
              <Checkbox
                isSelected={taken.has(change.id)}
                isDisabled={needers.length > 0}
                onChange={(isOn) => toggle(change.id, isOn)}
                note={<ChangeNote change={change} needers={needers} />}
              >
                {changeTitle(change)}
              </Checkbox>
              <span className="publish-change-end">
                <Badge tone={tones[change.change]}>{changeLabels[change.change]}</Badge>
                {path !== null && change.change !== 'removed' ? (
                  <TextLink href={path} aria-label={t('openNamed', { title: change.title })}>
                    {t('open')}
                  </TextLink>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// What has changed is marked on the page; one that is new would be marked as a whole.
function addressOf(slug: string, change: PublishingChange): string | null {
  const isMarked = change.kind === 'page' && change.change === 'changed';
  return isMarked ? paths.pageChanges(slug, change.id) : documentPath(slug, change);
}

const tones: Readonly<Record<PublishingChange['change'], BadgeTone>> = {
  added: 'ok',
  changed: 'neutral',
  removed: 'danger',
  moved: 'info',
};

function ChangeNote({
  change,
  needers,
}: {
  readonly change: PublishingChange;
  readonly needers: readonly PublishingChange[];
}) {
  const reasons = change.needs.map(needReason);
  const asked = needers.map((needer) => t('neededBy', { title: changeTitle(needer) }));
  return <>{[changeDetails(change).join(' · '), ...reasons, ...asked].filter(Boolean).join('. ')}</>;
}
