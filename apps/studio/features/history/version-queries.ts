import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type DocumentVersion,
  getPublishedDocument,
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
} from '@veranda/contracts/documents';
import {
  type DocumentKind,
  type DocumentKindKey,
  migrateDocument,
} from '@veranda/domain/documents/document-kind';
import { isRefusal } from '@veranda/domain/refusal';
import { call } from '../../api/client.ts';

/** A document whose versions are asked for. */
export interface VersionedDocument {
  readonly site: string;
  readonly kind: DocumentKindKey;
  readonly id: string;
}

const keyOf = ({ site, kind, id }: VersionedDocument) => ['site', site, 'versions', kind, id] as const;
const paramsOf = ({ site, kind, id }: VersionedDocument) => ({ site, kind, document: id });

/** The versions of a document from the newest. */
export function versionsQuery(document: VersionedDocument) {
  return queryOptions({
    queryKey: [...keyOf(document), 'list'],
    queryFn: ({ signal }) => call(listVersions, { params: paramsOf(document), signal }),
  });
}

/** What a version says, in the current schema of its kind; it never changes. */
export function versionQuery<D>(
  site: string,
  kind: DocumentKind<D>,
  { id, version }: { id: string; version: string },
) {
  const document = { site, kind: kind.key, id };
  return queryOptions({
    queryKey: [...keyOf(document), 'one', version],
    async queryFn({ signal }) {
      const answer = await call(getVersion, { params: { ...paramsOf(document), version }, signal });
      const content = migrateDocument(kind, answer.document);
      if (isRefusal(content)) throw new Error(`the version ${version} is not valid: ${content.code}`);
      return content;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A document as visitors see it, in the current schema of its kind; null where they see none. */
export function publishedQuery<D>(site: string, kind: DocumentKind<D>, id: string) {
  const document = { site, kind: kind.key, id };
  return queryOptions({
    queryKey: [...keyOf(document), 'live'],
    async queryFn({ signal }): Promise<D | null> {
      const answer = await call(getPublishedDocument, { params: paramsOf(document), signal });
      if (answer.document === null) return null;
      const content = migrateDocument(kind, answer.document);
      if (isRefusal(content)) throw new Error(`what visitors see of ${id} is not valid: ${content.code}`);
      return content;
    },
  });
}

/** Keeping a version of the document as the server has it, and naming one. */
export function useVersionMutations(document: VersionedDocument) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [...keyOf(document), 'list'] });
  const keep = useMutation({
    mutationFn: async (name: string): Promise<DocumentVersion> => {
      const body = name === '' ? {} : { name };
      return (await call(keepVersion, { params: paramsOf(document), body })).version;
    },
    onSuccess,
  });
  const rename = useMutation({
    mutationFn: async ({ version, name }: { version: string; name: string }): Promise<DocumentVersion> =>
      (await call(nameVersion, { params: { ...paramsOf(document), version }, body: { name } })).version,
    onSuccess,
  });
  return { keep, rename };
}
