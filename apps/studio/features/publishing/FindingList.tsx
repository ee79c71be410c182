import type { PublishingFinding } from '@veranda/contracts/publishing';
import { Button } from '@veranda/ui/Button.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { paths } from '../../paths.ts';
import { findingText, repairLabel } from './describe-finding.ts';
import { documentPath } from './document-path.ts';
import { t } from './messages.ts';

interface FindingListProps {
  readonly slug: string;
  readonly findings: readonly PublishingFinding[];
  readonly repairing: PublishingFinding | null;
  readonly onRepair: (finding: PublishingFinding) => void;
}

/** The check list: what visitors would stumble over, each with its repair or the way to its place. */
export function FindingList({ slug, findings, repairing, onRepair }: FindingListProps) {
  return (
    <section className="publish-part" aria-label={t('checks')}>
      <h3 className="publish-heading">
        {findings.length === 0 ? (
          <CircleCheck className="publish-fine" size={16} aria-hidden="true" />
        ) : (
          <TriangleAlert className="publish-warn" size={16} aria-hidden="true" />
        )}
        {findings.length === 0 ? t('checksFine') : t('checksFound', { count: findings.length })}
      </h3>
      <ul className="publish-list">
        {findings.map((finding) => (
          <li key={keyOf(finding)} className="publish-finding">
            <span className="ui-grow">
              {findingText(finding)}
              <span className="ui-choice-note">
                <TextLink href={placeOf(slug, finding)}>{placeName(finding)}</TextLink>
              </span>
            </span>
            {finding.repair ? (
              <Button
                size="small"
                isPending={repairing === finding}
                isDisabled={repairing !== null}
                aria-label={t('repairNamed', { repair: repairLabel(finding), title: finding.place.title })}
                onPress={() => onRepair(finding)}
              >
                {repairLabel(finding)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf({ code, place, blockId, sectionId, value }: PublishingFinding): string {
  return [code, place.id, blockId, sectionId, value].join(' ');
}

function placeOf(slug: string, { code, place, blockId, sectionId }: PublishingFinding): string {
  if (code === 'no-payment') return paths.payments(slug);
  const part = blockId ?? sectionId;
  const path = documentPath(slug, place) ?? paths.pages(slug);
  return part !== null && hasSections(place) ? paths.part(path, part) : path;
}

function placeName({ code, place, blockId, sectionId }: PublishingFinding): string {
  if (hasSections(place) && (blockId ?? sectionId) !== null) return t('showOnPage', { title: place.title });
  return code === 'no-payment' ? t('paymentSettings') : place.title;
}

function hasSections({ kind }: PublishingFinding['place']): boolean {
  return kind === 'page' || kind === 'item';
}
