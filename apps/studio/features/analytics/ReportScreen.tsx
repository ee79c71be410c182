import { useQuery } from '@tanstack/react-query';
import type { AnalyticsReport } from '@veranda/contracts/analytics-figures';
import type { ReportName } from '@veranda/domain/analytics/reports';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useSite } from '../../shell/use-site.ts';
import { AnalyticsFrame } from './AnalyticsFrame.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ReportContent } from './ReportContent.tsx';
import { reportQuery } from './report-query.ts';
import { shownReports } from './shown-reports.ts';
import { sampleReport } from './sample-report.ts';
import { useReportPeriod } from './use-report-period.ts';
import { t } from './messages.ts';

/** A report on the visitors of a site, by its name in the address. */
export function ReportScreen() {
  const { report } = useParams();
  const shown = shownReports(useSite());
  const name = report === undefined ? shown[0] : shown.find((each) => each === report);
  return name === undefined ? <NotFoundScreen /> : <NamedReport key={name} name={name} />;
}

function NamedReport({ name }: { readonly name: ReportName }) {
  const { id, timeZone } = useSite();
  const at = useReportPeriod(timeZone);
  const report = useQuery(reportQuery(id, name, name === 'live' ? {} : at.period));
  return (
    <AnalyticsFrame tab={name} query={at.query}>
      <div className="ui-stack ui-stack--loose">
        {name === 'live' ? <p className="ui-help">{t('liveZone')}</p> : <PeriodPicker at={at} />}
        {report.isError ? (
          <ErrorState message={messageOf(report.error)} onRetry={() => void report.refetch()} />
        ) : report.isPending ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="320px" />
          </div>
        ) : report.data.isEmpty ? (
          <WithoutVisits report={report.data} />
        ) : (
          <ReportContent report={report.data} />
        )}
      </div>
    </AnalyticsFrame>
  );
}

function WithoutVisits({ report }: { readonly report: AnalyticsReport }) {
  const [isSample, setSample] = useState(false);
  if (!isSample)
    return (
      <EmptyState
        title={t('noVisits')}
        actions={<Button onPress={() => setSample(true)}>{t('showSample')}</Button>}
      >
        {t('noVisitsText')}
      </EmptyState>
    );
  return (
    <>
      <Notice tone="info">{t('sampleNote')}</Notice>
      <div>
        <Button onPress={() => setSample(false)}>{t('hideSample')}</Button>
      </div>
      <ReportContent report={sampleReport(report)} />
    </>
  );
}
