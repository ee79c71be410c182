/** Kinds of what a file may hold, in the order in which they are imported. */
export const entryKinds = ['author', 'category', 'tag', 'picture', 'page', 'post', 'comment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One thing of a file that can be imported, or that is named with the reason why not. */
export interface ImportEntry {
  readonly kind: EntryKind;
  /** Its id in its file, such as `post-12`; empty where the file gives none. */
  readonly sourceId: string;
  /** By which another import knows that it is the same: its permanent address or id. */
  readonly sourceKey: string;
  readonly title: string;
  /** Code of the reason why it is not imported; null for one that is. */
  readonly problem: EntryProblem | null;
  readonly data: EntryData;
}

/** Reasons why an entry is not imported (texts of the studio: `contentImport`). */
export const entryProblems = [
  'other-kind',
  'in-trash',
  'empty',
  'no-address',
  'ping',
  'no-item',
  'already-imported',
  'too-large',
  'not-public',
  'unreachable',
  'too-slow',
  'not-found',
  'unsupported',
  'host-skipped',
  'no-space',
  'not-wanted',
] as const;
export type EntryProblem = (typeof entryProblems)[number];

/** What is said of an entry that was imported otherwise than its file had it. */
export const entryNotes = [
  'slug-changed',
  'scheduled-as-draft',
  'names-shortened',
  'text-shortened',
  'pictures-missing',
  'parts-left-out',
  'table-as-text',
  'used-as-name',
] as const;
export type EntryNote = (typeof entryNotes)[number];

type EntryData = PostData | PictureData | CommentData | NameData;

/** A post or a page as its file has it. */
export interface PostData {
  readonly type: 'post';
  /** HTML of its content. */
  readonly html: string;
  /** True where lines of the content are paragraphs, as editors without tags write them. */
  readonly hasPlainLines: boolean;
  readonly excerpt: string;
  readonly slug: string;
  readonly status: 'draft' | 'needs_review' | 'scheduled' | 'private' | 'published';
  /** Milliseconds since 1970; null where the file says none. */
  readonly publishOn: number | null;
  readonly author: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Where it is or was; empty where the file does not say. */
  readonly address: string;
  readonly takesComments: boolean;
  /** `sourceId` of its main picture, or its address; empty for none. */
  readonly picture: string;
  /** Sounds and other files that belong to it. */
  readonly files: readonly string[];
}

export interface PictureData {
  readonly type: 'picture';
  readonly address: string;
  readonly altText: string;
  readonly caption: string;
}

export interface CommentData {
  readonly type: 'comment';
  /** `sourceId` of what it is about, and of the comment that it answers; the second is empty for none. */
  readonly of: string;
  readonly parent: string;
  readonly author: string;
  readonly email: string;
  readonly text: string;
  readonly status: 'pending' | 'approved' | 'spam';
  readonly writtenAt: number | null;
}

/** An author, a category or a tag: their names stand in the posts. */
interface NameData {
  readonly type: 'name';
}

/** What a file says of itself. */
export interface SourceFacts {
  readonly format: 'wordpress' | 'rss' | 'atom';
  readonly title: string;
  /** Address of the site that it comes from; empty where it says none. */
  readonly address: string;
}
