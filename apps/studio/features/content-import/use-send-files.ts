import { importLimits } from '@veranda/domain/content-import/limits';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { sendParts } from '../../api/resumable-upload.ts';
import { useSite } from '../../shell/use-site.ts';
import { useImportMutations } from './import-queries.ts';
import { t } from './messages.ts';

/** Sends files one after the other, and begins an import of them. */
export function useSendFiles(onBegun: () => void) {
  const { id: site } = useSite();
  const { begin } = useImportMutations(site);
  const [sending, setSending] = useState<{ readonly name: string; readonly percent: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const sendAll = async (files: readonly File[], signal: AbortSignal) => {
    const uploads: string[] = [];
    for (const file of files) {
      const { name } = file;
      setSending({ name, percent: 0 });
      const onProgress = (percent: number) => setSending({ name, percent });
      const url = await sendParts({ site, file, purpose: 'import', onProgress, signal });
      uploads.push(url.slice(url.lastIndexOf('/') + 1));
    }
    await begin.mutateAsync(uploads);
    onBegun();
  };
  const send = (files: readonly File[]) => {
    const large = files.find(({ size }) => size > importLimits.fileBytes);
    if (large) {
      setProblem(t('tooLarge', { name: large.name, megabytes: importLimits.fileBytes / 1_000_000 }));
      return;
    }
    setProblem(null);
    const controller = new AbortController();
    abort.current = controller;
    void sendAll(files, controller.signal)
      .catch((fault: unknown) => setProblem(controller.signal.aborted ? null : messageOf(fault)))
      .finally(() => setSending(null));
  };
  return { sending, problem, send, cancel: () => abort.current?.abort() };
}
