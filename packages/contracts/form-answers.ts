import { emailLength } from '@veranda/domain/mail/email-address';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const FormParams = Type.Object({ site: Id, form: Id });

/** A column of the table of answers: a field that the form has or had. */
export const AnswerColumn = Type.Object({ id: Type.String(), title: Type.String(), kind: Type.String() });
export type AnswerColumn = Static<typeof AnswerColumn>;

/** An answer that a visitor has sent; `cells` holds the answers as text by column. */
export const AnswerRow = Type.Object({
  id: Type.String(),
  createdAt: Type.String(),
  cells: Type.Record(Type.String(), Type.String()),
  spam: Type.Boolean(),
  isNew: Type.Boolean({ description: 'Nobody of the site had seen it before.' }),
  /** Reason why the answer is in the spam box; empty otherwise. */
  spamReason: Type.String(),
  pageTitle: Type.String(),
  pagePath: Type.String(),
});
export type AnswerRow = Static<typeof AnswerRow>;

const Box = Type.Union([Type.Literal('answers'), Type.Literal('spam')]);
const read = { kind: 'member', area: 'answers', level: 'read' } as const;
// Removing answers needs the rights to change forms and to read answers: the handlers ask for both.
const change = { kind: 'member', area: 'answers', level: 'read' } as const;

/**
 * A page of a form's answers, the newest first; `search` looks for all of its words in any answer. Reading an
 * answer clears its mark as new.
 */
export const listAnswers = endpoint({
  name: 'list-answers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms/:form/answers',
  access: read,
  params: FormParams,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    box: Type.Optional(Box),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    perPage: Type.Optional(Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(100)])),
  }),
  response: Type.Object({
    columns: Type.Array(AnswerColumn),
    rows: Type.Array(AnswerRow),
    total: Type.Integer(),
    page: Type.Integer(),
    perPage: Type.Integer(),
  }),
  crumb: 'none',
});

/** All answers as CSV; cells that a spreadsheet would take for a formula are neutralised. */
export const exportAnswers = endpoint({
  name: 'export-answers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms/:form/answers.csv',
  access: read,
  params: FormParams,
  query: Type.Object({ box: Type.Optional(Box) }),
  response: Type.Unknown(),
  crumb: 'none',
  recorded: true,
});

const Ids = Type.Array(Id, { minItems: 1, maxItems: 500 });

export const deleteAnswers = endpoint({
  name: 'delete-answers',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/forms/:form/answers/delete',
  access: change,
  params: FormParams,
  body: Type.Object({ ids: Ids }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ deleted: Type.Integer() }),
  crumb: 'required',
});

/** Moves answers into the spam box or out of it; what comes out is delivered as if it had just been sent. */
export const markAnswers = endpoint({
  name: 'mark-answers',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/forms/:form/answers/mark',
  access: change,
  params: FormParams,
  body: Type.Object({ ids: Ids, spam: Type.Boolean() }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ changed: Type.Integer() }),
  crumb: 'required',
});

const PersonQuery = Type.Object({
  email: Type.String({ minLength: emailLength.min, maxLength: emailLength.max }),
});

/** Everything that a person, known by an e-mail address, has sent to any form of the site, as JSON. */
export const exportPerson = endpoint({
  name: 'export-person-answers',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/answers/person',
  access: read,
  params: SiteParams,
  query: PersonQuery,
  response: Type.Object({
    email: Type.String(),
    answers: Type.Array(
      Type.Object({
        form: Type.String(),
        createdAt: Type.String(),
        pagePath: Type.String(),
        answers: Type.Array(Type.Object({ title: Type.String(), answer: Type.String() })),
      }),
    ),
  }),
  crumb: 'none',
  recorded: true,
});

/** Erases everything that a person has sent to any form of the site. */
export const erasePerson = endpoint({
  name: 'erase-person-answers',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/answers/person',
  access: change,
  params: SiteParams,
  query: PersonQuery,
  response: Type.Object({ deleted: Type.Integer() }),
  crumb: 'required',
});
