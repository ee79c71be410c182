import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { saveFormSubmission } from '@veranda/contracts/forms';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { readPosted } from '@veranda/domain/forms/read-posted';
import { sanitiseLine } from '@veranda/domain/forms/sanitise';
import type { SpamSigns } from '@veranda/domain/forms/spam';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import { parseInside } from '../../platform/http/odd-input.ts';

const popupSlide: SlideType = 'popup-overlay';

type Body = EndpointInput<typeof saveFormSubmission>['body'];

/** A submission as it came in, before its form is known. */
export interface SubmissionInput {
  readonly formId: string;
  /** Empty for a form that a browser posts without script. */
  readonly key: string;
  readonly captchaKey: string;
  readonly signs: SpamSigns;
  /** Sent from a pop-up, whose captcha is of another action (administration §7). */
  readonly isPopup: boolean;
  readonly page: {
    readonly title: string;
    readonly id: string;
    readonly path: string;
    /** `i` for an item's page, `c` for a collection's. */
    readonly source: string;
    readonly permission: string;
  };
  /**
   * The payload of the wire: parsed JSON, or what the controls of the form say; undefined when it cannot be
   * parsed.
   */
  readonly payload: (form: Pick<FormDocument, 'fields'>) => unknown;
}

/** Reads the body of a call; `query` is the query string of the page that the form was on. */
export function readSubmission(body: Body, query: Readonly<Record<string, string>>): SubmissionInput {
  const { form } = body;
  const fields = body as PostedFields;
  return {
    formId: body.formId ?? '',
    key: body.key ?? '',
    captchaKey: body.captchaKey ?? '',
    signs: { trap: body.companyFax ?? '', elapsed: elapsedOf(body.elapsed) },
    isPopup: body.slideType === popupSlide,
    page: {
      title: shortLine(body.pageTitle),
      id: shortLine(body.pageId),
      path: shortLine(body.pagePath),
      source: shortLine(body.contentSource),
      permission: shortLine(body.pagePermissionType),
    },
    payload: (document) => (form === undefined ? readPosted(document, fields, query) : parseInside(form)),
  };
}

function shortLine(text: string | undefined): string {
  return sanitiseLine(text ?? '').slice(0, 500);
}

function elapsedOf(value: number | string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const elapsed = Number(value);
  return Number.isFinite(elapsed) && elapsed >= 0 ? elapsed : null;
}

/**
 * The path and the query of the page that a form was sent from: what the form says, else where it came from.
 */
export function pageOf(
  pagePath: string,
  referer: string | undefined,
): { readonly path: string; readonly query: Readonly<Record<string, string>> } {
  const sent = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const sitePath = /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(pagePath)
    ? (pagePath.split(/[?#]/)[0] ?? '/')
    : null;
  return {
    path: sitePath ?? sent?.pathname ?? '/',
    query: Object.fromEntries([...(sent?.searchParams ?? [])].slice(0, 100)),
  };
}
