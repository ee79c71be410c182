import { useMutation } from '@tanstack/react-query';
import { describeAsset } from '@veranda/contracts/media';
import { call, type CallInput } from '../../api/client.ts';
import { useSite } from '../../shell/use-site.ts';
import { useFilesChanged } from './file-queries.ts';

/** Saves what is said about a file. */
export function useDescribeFile(asset: string) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  return useMutation({
    mutationFn: (body: CallInput<typeof describeAsset>['body']) =>
      call(describeAsset, { params: { site, asset }, body }),
    onSuccess: changed,
  });
}
