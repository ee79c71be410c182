import {
  fieldKindNames,
  type FormDocument as FormDocumentValue,
  formPurposes,
} from '@veranda/domain/forms/document';
import Type from 'typebox';
import { RichText } from './rich-text.ts';

const Alignment = Type.Union([Type.Literal('left'), Type.Literal('center'), Type.Literal('right')]);
const positioned = { id: Type.String(), position: Type.String() };

export const FormFieldSchema = Type.Object(
  {
    ...positioned,
    kind: Type.Union(fieldKindNames.map((kind) => Type.Literal(kind))),
    title: Type.String(),
    value: Type.Record(Type.String(), Type.Unknown(), { description: 'The properties of the field’s kind.' }),
  },
  { additionalProperties: false },
);

export const StorageTargetSchema = Type.Union([
  Type.Object(
    {
      ...positioned,
      kind: Type.Literal('email'),
      to: Type.Array(Type.String()),
      subject: Type.String(),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      ...positioned,
      kind: Type.Literal('list'),
      provider: Type.Union([Type.Literal('own'), Type.Literal('mailchimp')]),
      listId: Type.String(),
      doubleOptIn: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      ...positioned,
      kind: Type.Literal('sheet'),
      provider: Type.Union([Type.Literal('csv'), Type.Literal('google')]),
      name: Type.String(),
    },
    { additionalProperties: false },
  ),
  Type.Object({ ...positioned, kind: Type.Literal('automation') }, { additionalProperties: false }),
]);

const Advanced = Type.Object(
  {
    submitLabel: Type.String(),
    alignment: Alignment,
    message: Type.Object({ doc: RichText }, { additionalProperties: false }),
    html: Type.String(),
    redirect: Type.String(),
    validate: Type.Boolean(),
  },
  { additionalProperties: false },
);

const Captcha = Type.Object(
  {
    enabled: Type.Boolean(),
    theme: Type.Union([Type.Literal('light'), Type.Literal('dark')]),
    alignment: Alignment,
  },
  { additionalProperties: false },
);

/**
 * A form's document on the wire: its shape. Rules that a schema cannot state (properties by the field's kind,
 * addresses, limits) are checked by `domain/forms/validate-form.ts`.
 */
export const FormDocument = Type.Unsafe<FormDocumentValue>(
  Type.Object(
    {
      schema: Type.Literal(1),
      purpose: Type.Union(formPurposes.map((purpose) => Type.Literal(purpose))),
      fields: Type.Record(Type.String(), FormFieldSchema),
      storage: Type.Object(
        {
          targets: Type.Record(Type.String(), StorageTargetSchema),
          notifyOwner: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      advanced: Advanced,
      captcha: Captcha,
      disclaimer: Type.Object({ doc: RichText }, { additionalProperties: false }),
    },
    { additionalProperties: false },
  ),
);
