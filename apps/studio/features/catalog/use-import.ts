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

/** Milliseconds between two looks at a run that is under way. */
const lookAgain = 1500;

function isUnderWay(run: ImportRun | undefined): boolean {
  return (
    run?.status === 'running' ||
    (run?.status === 'done' && run.report.images.some((image) => image.status === 'waiting'))
  );
}

/** An import from its file to its result: checked first, then applied with the very same file. */
export function useImport(site: string) {
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const [percent, setPercent] = useState(0);
  const changed = useProductsChanged(site);
  const send = (mode: 'check' | 'apply', from: ImportChoice, overflow?: 'refuse' | 'second-store') => {
    setPercent(0);
    return upload(importProducts, {
      params: { site },
      query: { mode, collection: from.collection, ...(overflow ? { overflow } : {}) },
      file: from.file,
      field: 'file',
      onProgress: setPercent,
    });
  };
  const check = useMutation({ mutationFn: (from: ImportChoice) => send('check', from) });
  const apply = useMutation({
    mutationFn: (overflow: 'refuse' | 'second-store') => {
      if (!choice) throw new Error('an import is applied before a file was chosen');
      return send('apply', choice, overflow);
    },
    onSuccess: () => changed(),
  });
  const started = apply.data;
  const run = useQuery({
    queryKey: ['site', site, 'imports', started?.id ?? ''],
    queryFn: ({ signal }) => call(getImport, { params: { site, run: started?.id ?? '' }, signal }),
    enabled: isUnderWay(started),
    refetchInterval: (query) => (isUnderWay(query.state.data ?? started) ? lookAgain : false),
  });
  return {
    choice,
    percent,
    check,
    apply,
    result: run.data ?? started,
    isUnderWay: isUnderWay(run.data ?? started),
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
