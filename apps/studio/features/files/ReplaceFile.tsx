import { useMutation } from '@tanstack/react-query';
import { replaceAsset } from '@veranda/contracts/files';
import { type FileView } from '@veranda/contracts/media';
import { mediaEndings } from '@veranda/domain/media/media-file';
import { mediaKindOf } from '@veranda/domain/media/media-kind';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { upload } from '../../api/upload.ts';
import { useSite } from '../../shell/use-site.ts';
import { imageTypes, uploadProblem } from '../media/use-uploads.ts';
import { useFilesChanged } from './file-queries.ts';
import { t } from './messages.ts';

/** Another content for a file, which keeps its name, its texts and its addresses. */
export function ReplaceFile({ file }: { readonly file: FileView }) {
  const { id: site } = useSite();
  const changed = useFilesChanged(site);
  const kind = mediaKindOf(file.mimeType);
  const replace = useMutation({
    mutationFn: (content: File) =>
      upload(replaceAsset, { params: { site, asset: file.id }, file: content, field: 'file' }),
    onSuccess: async () => {
      await changed();
      showToast({ text: t('replaced') });
    },
    onError: (fault) => void showToast({ text: uploadProblem(fault), isDanger: true }),
  });
  return (
    <FileTrigger
      acceptedFileTypes={kind === null ? imageTypes : mediaEndings[kind]}
      onSelect={(files) => {
        const content = files?.[0];
        if (content) replace.mutate(content);
      }}
    >
      <Button isPending={replace.isPending}>{t('replace')}</Button>
    </FileTrigger>
  );
}
