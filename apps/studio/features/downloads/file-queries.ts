import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getOrderEntitlements,
  listProductFiles,
  type ProductFiles,
  removeProductFile,
  resendDownloads,
  setDownloadRule,
  uploadProductFile,
} from '@veranda/contracts/downloads';
import { call, type CallInput } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';

export function filesQuery(site: string, product: string) {
  return queryOptions({
    queryKey: ['site', site, 'product-files', product],
    queryFn: ({ signal }) => call(listProductFiles, { params: { site, product }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Downloads, gift cards and subscription of an order. */
export function orderEntitlementsQuery(site: string, order: string) {
  return queryOptions({
    queryKey: ['site', site, 'order-goods', order],
    queryFn: ({ signal }) => call(getOrderEntitlements, { params: { site, order }, signal }),
  });
}

/** Gives the downloads of an order again and mails them. */
export function useResendDownloads(site: string, order: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resendDownloads, { params: { site, order } }),
    onSuccess: () => client.invalidateQueries({ queryKey: orderEntitlementsQuery(site, order).queryKey }),
  });
}

/** Changes of the files of a product: each answers with the files as they are now. */
export function useFileMutations(site: string, product: string, onProgress: (percent: number) => void) {
  const client = useQueryClient();
  const onSuccess = (files: ProductFiles) => {
    client.setQueryData(filesQuery(site, product).queryKey, files);
  };
  const add = useMutation({
    mutationFn: (file: File) =>
      upload(uploadProductFile, { params: { site, product }, file, field: 'file', onProgress }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (file: string) => call(removeProductFile, { params: { site, product, file } }),
    onSuccess,
  });
  const rule = useMutation({
    mutationFn: (body: CallInput<typeof setDownloadRule>['body']) =>
      call(setDownloadRule, { params: { site, product }, body }),
    onSuccess,
  });
  return { add, remove, rule };
}
