import type { StoreView } from '@veranda/contracts/catalog-stores';
import { useSite } from '../../shell/use-site.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { ChooseImport } from './ChooseImport.tsx';
import { ResultStep } from './ResultStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useImport } from './use-import.ts';
import { t } from './messages.ts';

/** An import where it stands: choosing, checking, checked, applying, done. */
export function ImportSteps({ stores }: { readonly stores: readonly [StoreView, ...StoreView[]] }) {
  const site = useSite();
  const flow = useImport(site.id);
  const { result, check, apply, percent } = flow;
  const file = flow.choice?.file.name ?? '';
  if (result) return <ResultStep run={result} isUnderWay={flow.isUnderWay} onAgain={flow.startOver} />;
  if (apply.isPending) {
    return <UploadStep percent={percent} sending={t('uploading')} then={t('importing')} />;
  }
  if (check.data) return <ReviewStep run={check.data} flow={flow} />;
  if (check.isPending)
    return (
      <UploadStep
        percent={percent}
        sending={t('uploadingFile', { file })}
        then={t('readingFile', { file })}
      />
    );
  return <ChooseImport stores={stores} flow={flow} />;
}
