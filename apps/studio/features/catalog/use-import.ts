import { useMutation, useQuery } from '@tanstack/react-query';
import { getImport, type ImportRun, importProducts } from '@veranda/contracts/catalog-import';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { useProductsChanged } from './product-queries.ts';

interface ImportChoice {
  readonly file: File;
  readonly collection: string;
}

/** Choice for products beyond the limit of a store. */
type Overflow = 'refuse' | 'second-store';

/** Milliseconds between two looks at a run that is under way. */
const lookAgain = 1500;

/** An import from its file to its result: checked first, then applied with the very same file. */
export function useImport(site: string) {
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const { percent, send } = useImportUpload(site);
  const changed = useProductsChanged(site);
  const check = useMutation({ mutationFn: (from: ImportChoice) => send('check', from) });
  const apply = useMutation({
    mutationFn: (overflow: Overflow) => {
      if (!choice) throw new Error('an import is applied before a file was chosen');
      return send('apply', choice, overflow);
    },
    onSuccess: () => changed(),
  });
  const run = useNewestRun(site, apply.data);
  return {
    choice,
    percent,
    check,
    apply,
    result: run,
    isUnderWay: isUnderWay(run),
    choose: (from: ImportChoice) => {
      setChoice(from);
      apply.reset();
      check.mutate(from);
    },
    startOver: () => {
      setChoice(null);
      check.reset();
      apply.reset();
    },
  };
}

function useImportUpload(site: string) {
  const [percent, setPercent] = useState(0);
  const send = (mode: 'check' | 'apply', from: ImportChoice, overflow?: Overflow) => {
    setPercent(0);
    return upload(importProducts, {
      params: { site },
      query: { mode, collection: from.collection, ...(overflow ? { overflow } : {}) },
      file: from.file,
      field: 'file',
      onProgress: setPercent,
    });
  };
  return { percent, send };
}

// The run as it is by now; asked for repeatedly while it is under way.
function useNewestRun(site: string, started: ImportRun | undefined): ImportRun | undefined {
  const run = useQuery({
    queryKey: ['site', site, 'imports', started?.id ?? ''],
    queryFn: ({ signal }) => call(getImport, { params: { site, run: started?.id ?? '' }, signal }),
    enabled: isUnderWay(started),
    refetchInterval: (query) => (isUnderWay(query.state.data ?? started) ? lookAgain : false),
  });
  return run.data ?? started;
}

function isUnderWay(run: ImportRun | undefined): boolean {
  return (
    run?.status === 'running' ||
    (run?.status === 'done' && run.report.images.some((image) => image.status === 'waiting'))
  );
}
