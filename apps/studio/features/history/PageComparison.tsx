import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '@veranda/domain/pages/document';
import { fieldDifferences } from '@veranda/domain/pages/versions/field-differences';
import { countDifferences, pageDifference } from '@veranda/domain/pages/versions/page-difference';
import type { DrawnDocument } from '@veranda/render/context/target';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { type ComponentProps, useMemo, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { ChangeList } from './ChangeList.tsx';
import { ComparisonSides, type Side } from './ComparisonSides.tsx';
import { changeMarks } from './change-marks.ts';
import { comparisonQuery } from './comparison-query.ts';
import { fieldChange } from './field-words.ts';
import { t } from './messages.ts';
import { type ComparedDevice, VersionFrame } from './VersionFrame.tsx';

interface PageComparisonProps {
  readonly drawn: DrawnDocument;
  readonly documents: Readonly<Record<'before' | 'after', PageDocument>>;
  /** Names of both sides. */
  readonly titles: Readonly<Record<'before' | 'after', string>>;
  readonly onCopy: ((section: string) => void) | null;
}

/** CSS pixels below which two desktops side by side cannot be read. */
const roomForDesktop = 900;
const devices = (['desktop', 'phone'] as const).map((value) => ({ value, label: t(value) }));

/** Two versions of a page as visitors would see them, and what differs in words. */
export function PageComparison({ drawn, documents, titles, onCopy }: PageComparisonProps) {
  const { before, after } = documents;
  const { id: site } = useSite();
  const renderers = useQuery(comparisonQuery(site, drawn));
  const [block, setBlock] = useState<string | null>(null);
  const [side, setSide] = useState<Side>('before');
  const [device, setDevice] = useState<ComparedDevice>(innerWidth < roomForDesktop ? 'phone' : 'desktop');
  const sections = useMemo(() => pageDifference(before, after), [before, after]);
  const marks = useMemo(() => changeMarks(sections), [sections]);
  if (renderers.isError && !renderers.data)
    return <ErrorState message={messageOf(renderers.error)} onRetry={() => void renderers.refetch()} />;
  if (!renderers.data) return <Skeleton height="420px" />;
  const shared = { site, block, onBlock: setBlock, device };
  const partsOf = (of: 'before' | 'after') => ({
    title: titles[of],
    document: documents[of],
    marks: marks[of],
  });
  const { data } = renderers;
  const show = (id: string) => {
    setBlock(id);
    setSide(before.blocks[id] ? 'before' : 'after');
  };
  return (
    <>
      <div className="comparison-device">
        <SegmentedControl label={t('comparedOn')} segments={devices} value={device} onChange={setDevice} />
      </div>
      <ComparisonSides
        side={side}
        onSide={setSide}
        afterTitle={titles.after}
        before={<VersionFrame {...shared} {...partsOf('before')} renderer={data.before} />}
        after={<VersionFrame {...shared} {...partsOf('after')} renderer={data.after} />}
        changes={<Changes documents={documents} sections={sections} onShow={show} onCopy={onCopy} />}
      />
    </>
  );
}

function Changes({
  documents: { before, after },
  ...props
}: Omit<ComponentProps<typeof ChangeList>, 'fields'> & Pick<PageComparisonProps, 'documents'>) {
  const { timeZone } = useSite();
  const fields = fieldDifferences(before, after);
  const [was, now] = [before.meta, after.meta];
  const changes =
    was && now ? fields.map((field) => fieldChange(field, { before: was, after: now }, timeZone)) : [];
  return (
    <>
      <h2 className="change-count">
        {t('differences', { count: countDifferences(props.sections) + fields.length })}
      </h2>
      <ChangeList {...props} fields={changes} />
    </>
  );
}
