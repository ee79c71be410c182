import type { FormSchema } from '@veranda/domain/forms/schema';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { FormDocument } from './form-document.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });

/**
 * Shape of a refused submission: `error` and `code` as everywhere, and the same under `data`, where
 * storefront §8 reads them; `errors` maps an item's id to its message.
 */
export const FormProblem = Type.Object({
  error: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  data: Type.Object({
    error: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});
export type FormProblem = Static<typeof FormProblem>;

/** A key, and the captcha service that a form may ask for. */
const IssuedKey = Type.Object({
  key: Type.String(),
  captcha: Type.Union([
    Type.Object({ provider: Type.Literal('proof-of-work') }),
    Type.Object({ provider: Type.Literal('recaptcha'), siteKey: Type.String(), scriptUrl: Type.String() }),
  ]),
});
export type IssuedKey = Static<typeof IssuedKey>;

/** A key for one submission (storefront §7): it works once and lives 24 hours. */
export const formSubmissionKey = endpoint({
  name: 'form-submission-key',
  host: 'site',
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  access: { kind: 'visitor' },
  query: Type.Object({ formKey: Type.Optional(Type.String({ maxLength: 20 })) }),
  body: Type.Object({}, { additionalProperties: true }),
  bodyKind: 'form',
  bodyLimit: 2_000,
  response: Type.Object({ ...IssuedKey.properties, data: IssuedKey }),
  // Without effect for whoever is logged in: a foreign page gains nothing by it.
  crumb: 'same-origin',
  rateLimit: 'form-key',
});

/** Looks at field values before they are sent (storefront §5); the body maps field ids to values. */
export const validateFormFields = endpoint({
  name: 'validate-form-fields',
  host: 'site',
  method: 'POST',
  path: '/api/rest/forms/validate/:formId',
  access: { kind: 'visitor' },
  params: Type.Object({ formId: Id }),
  body: Type.Object({}, { additionalProperties: true }),
  bodyKind: 'json',
  bodyLimit: 256_000,
  response: Type.Union([Type.Object({ valid: Type.Literal(true) }), FormProblem]),
  crumb: 'same-origin',
  rateLimit: 'form-validation',
});

// Their reader takes out what it cannot keep.
const ShortText = Type.Optional(Type.String({ maxLength: 2000, cleaned: true }));

/**
 * Saves a submission (storefront §3 and §7). JSON or form-encoded as an island sends it: `key`, `form` (a
 * JSON string mapping each item's id to its value), `captchaKey` and the page's fields. A form that a browser
 * posts without script brings its controls instead of `form` (`domain/forms/read-posted.ts`), needs no key,
 * and is answered with 303.
 */
export const saveFormSubmission = endpoint({
  name: 'save-form-submission',
  host: 'site',
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  access: { kind: 'visitor' },
  body: Type.Object(
    {
      formId: Type.Optional(Type.String({ maxLength: 64 })),
      key: Type.Optional(Type.String({ maxLength: 200 })),
      form: Type.Optional(Type.String({ maxLength: 250_000 })),
      captchaKey: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
      pageTitle: ShortText,
      pageId: ShortText,
      /** `i` for an item's page, `c` for a collection's. */
      contentSource: ShortText,
      pagePermissionType: ShortText,
      pagePath: ShortText,
      /** `popup-overlay` for a form in a pop-up. */
      slideType: ShortText,
      /** Milliseconds from the first touch of the form to its sending; what is filled in faster than by hand is spam. */
      elapsed: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 20 })])),
      /** A field that no person sees. */
      companyFax: ShortText,
    },
    { additionalProperties: Type.Unknown({ cleaned: true }) },
  ),
  bodyKind: 'form',
  response: Type.Union([Type.Object({ saved: Type.Literal(true) }), FormProblem]),
  crumb: 'same-origin',
  // Counted by its handler (`form-submission`), which has the sentence of storefront §8 for a form without JavaScript.
});

const SchemaQuery = Type.Object({ type: Type.String({ maxLength: 40 }) });
const TemplateSchema = Type.Unsafe<FormSchema>(
  Type.Object({
    type: Type.Literal('form'),
    sections: Type.Array(Type.String()),
    fields: Type.Array(
      Type.Object({
        type: Type.String(),
        label: Type.String(),
        group: Type.String(),
        title: Type.String(),
        properties: Type.Array(
          Type.Object({ path: Type.String(), label: Type.String(), kind: Type.String() }),
        ),
        defaults: Type.Record(Type.String(), Type.Unknown()),
        parts: Type.Array(Type.String()),
      }),
    ),
  }),
);
const SchemaAnswer = Type.Object({ schema: TemplateSchema });

/** The kinds of field with their properties (storefront §7); `type` is `form`. */
export const getTemplateSchema = endpoint({
  name: 'get-template-schema',
  host: 'studio',
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  access: { kind: 'account' },
  query: SchemaQuery,
  response: SchemaAnswer,
  crumb: 'none',
});

export const getSiteTemplateSchema = endpoint({
  name: 'get-site-template-schema',
  host: 'site',
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  access: { kind: 'visitor' },
  query: SchemaQuery,
  response: SchemaAnswer,
  crumb: 'none',
});

/** A form in the studio's list. */
export const FormCard = Type.Object({
  id: Type.String(),
  name: Type.String(),
  purpose: Type.String({ description: '`form`, `newsletter` or `product`.' }),
  fields: Type.Integer(),
  answers: Type.Integer({ description: 'Without those in the spam box.' }),
  spam: Type.Integer(),
  newAnswers: Type.Integer({ description: 'Answers that nobody of the site has seen.' }),
  /** True when visitors can send the form, and when its draft differs from the live version. */
  live: Type.Boolean(),
  changed: Type.Boolean(),
  updatedAt: Type.String(),
  lastAnswerAt: Type.Union([Type.String(), Type.Null()]),
});
export type FormCard = Static<typeof FormCard>;

/** A form with its draft document (`domain/forms/document.ts`), which is edited as the document of kind `form`. */
export const FormDetail = Type.Object({
  ...FormCard.properties,
  document: FormDocument,
  fieldTitles: Type.Record(Type.String(), Type.String(), {
    description: 'Titles of fresh fields by their kind, in the language of the site.',
  }),
  freshOptions: Type.Array(Type.String(), {
    description: 'Options of a fresh field, in the language of the site.',
  }),
});
export type FormDetail = Static<typeof FormDetail>;

const FormParams = Type.Object({ site: Id, form: Id });
const OneForm = Type.Object({ form: FormDetail });
const readForms = { kind: 'member', area: ['forms', 'answers'], level: 'read' } as const;
const writeForms = { kind: 'member', area: 'forms', level: 'write' } as const;
const Name = Type.String({ minLength: 1, maxLength: 200 });

export const listForms = endpoint({
  name: 'list-forms',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms',
  access: readForms,
  params: SiteParams,
  response: Type.Object({ forms: Type.Array(FormCard) }),
  crumb: 'none',
});

/** Makes a form with the fields that its purpose starts with. */
export const createForm = endpoint({
  name: 'create-form',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/forms',
  access: writeForms,
  params: SiteParams,
  body: Type.Object(
    {
      name: Name,
      purpose: Type.Union([Type.Literal('form'), Type.Literal('newsletter'), Type.Literal('product')]),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: OneForm,
  crumb: 'required',
});

export const getForm = endpoint({
  name: 'get-form',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms/:form',
  access: readForms,
  params: FormParams,
  response: OneForm,
  crumb: 'none',
});

/** A copy with fields of its own and no answers. */
export const duplicateForm = endpoint({
  name: 'duplicate-form',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/forms/:form/duplicate',
  access: writeForms,
  params: FormParams,
  response: OneForm,
  crumb: 'required',
});

/** Places that show a form: pages as drafted or as published, and products that ask for it; at most 100. */
export const getFormPlaces = endpoint({
  name: 'get-form-places',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/forms/:form/places',
  access: readForms,
  params: FormParams,
  response: Type.Object({
    places: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('page'), Type.Literal('product')]),
        title: Type.String(),
      }),
    ),
  }),
  crumb: 'none',
});

/** Deletes a form with its answers. */
export const deleteForm = endpoint({
  name: 'delete-form',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/forms/:form',
  access: writeForms,
  params: FormParams,
  response: Type.Object({ deleted: Type.Literal(true) }),
  crumb: 'required',
});
