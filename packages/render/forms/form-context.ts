import type { FormProps } from '@veranda/contracts/islands';
import { fieldsInOrder } from '@veranda/domain/forms/document';
import type { LinkedSite } from '@veranda/domain/links/resolve-link';
import type { SnapshotForm } from '@veranda/domain/publishing/snapshot';
import { translatorOf } from '@veranda/messages/catalog';
import { formErrorMessages } from '@veranda/messages/form-errors/messages';
import type { Session } from '../context/session.ts';
import { richTextHtml } from '../rich-text/rich-text.ts';
import type { FormPlace } from './control.ts';
import { fieldContext } from './field-context.ts';

/**
 * Context of the partial `form`: a real form, its fields, the text that follows it, and the island's props.
 */
export function formContext(session: Session, place: FormPlace) {
  const form = formOf(session, place.formId);
  if (form === null) return null;
  const refused = session.posted?.formId === place.formId ? session.posted : undefined;
  const t = translatorOf(formErrorMessages, session.snapshot.website.language);
  const { advanced, captcha } = form;
  const isNewsletter = form.purpose === 'newsletter';
  return {
    ...place,
    name: form.name,
    formAnchor: `form-${place.formId}`,
    sentId: `sent-${place.formId}`,
    sentHtml:
      richTextHtml(advanced.message.doc, session.snapshot) ||
      `<p>${session.strings['formEmptyMessage'] ?? ''}</p>`,
    isNewsletter,
    isInline: place.layout === 'inline',
    alignment: advanced.alignment,
    submitLabel: advanced.submitLabel || (session.strings['formSubmitText'] ?? ''),
    fields: fieldsInOrder(form).map((field) => fieldContext(session, { field, place, refused })),
    hasCaptcha: captcha.enabled,
    captcha: { ...captcha, siteKey: session.captchaSiteKey ?? '' },
    form: formEntity(place.formId, form, session.snapshot),
    disclaimerHtml: richTextHtml(form.disclaimer.doc, session.snapshot),
    isRefused: refused !== undefined,
    message: refused?.message ?? '',
    noteTop: refused && !isNewsletter ? t('problemAbove') : '',
    noteBottom: refused && !isNewsletter ? t('problemBelow') : '',
    page: pageFields(session),
    slideType: session.state.slideType,
    propsJson: JSON.stringify(islandProps(session, place, form)),
  };
}

/** The form as templates read it, by the names of storefront §3. */
export function formEntity(id: string, form: SnapshotForm, site: LinkedSite) {
  const { advanced, captcha } = form;
  return {
    id,
    name: form.name,
    fields: fieldsInOrder(form),
    parsedSubmissionMessage: richTextHtml(advanced.message.doc, site),
    submissionHTML: advanced.html,
    successRedirect: advanced.redirect,
    parsedDisclaimerMessage: richTextHtml(form.disclaimer.doc, site),
    captchaEnabled: captcha.enabled,
    captchaTheme: captcha.theme,
    captchaAlignment: captcha.alignment,
  };
}

function formOf(session: Session, formId: string): SnapshotForm | null {
  const { forms } = session.snapshot;
  return forms !== undefined && Object.hasOwn(forms, formId) ? (forms[formId] ?? null) : null;
}

/** Paths on which no code of the owner's runs. */
const withoutOwnCode = /^\/(?:checkout|account|order-status|sso)(?:\/|$)/;

function islandProps(session: Session, { formId }: FormPlace, form: SnapshotForm): FormProps {
  const { strings, path } = session;
  const html = withoutOwnCode.test(path) ? '' : form.advanced.html;
  if (html.trim() !== '') session.state.ownCode = true;
  return {
    formId,
    name: form.name,
    isNewsletter: form.purpose === 'newsletter',
    isPopup: session.state.slideType === 'popup-overlay',
    validate: form.advanced.validate,
    redirect: form.advanced.redirect,
    html,
    captchaSiteKey: form.captcha.enabled ? (session.captchaSiteKey ?? '') : '',
    captchaScriptUrl: session.captchaScriptUrl ?? '',
    captchaTheme: form.captcha.theme,
    fields: fieldsInOrder(form).map(({ id, position, kind, title, value }) => {
      const { description: _description, placeholder: _placeholder, ...rules } = value;
      return { id, position, kind, title, value: rules };
    }),
    texts: {
      formCaptchaWorking: strings['formCaptchaWorking'] ?? '',
      formCaptchaDone: strings['formCaptchaDone'] ?? '',
    },
  };
}

// Fields by which a submission describes the page that it came from (storefront §3, page-context fields).
function pageFields(session: Session) {
  const [first = '', ...rest] = session.path.split('/').filter(Boolean);
  const { collections, items } = session.snapshot;
  const collection = collections.find((collection) =>
    first === '' ? collection.isHome : collection.urlSlug === first,
  );
  const slug = rest.at(-1);
  const item =
    slug === undefined || collection === undefined
      ? null
      : items.ask({ kind: 'at', collectionId: collection.id, urlSlug: slug });
  return {
    path: session.path,
    title: item?.title ?? collection?.title ?? '',
    id: item?.id ?? collection?.id ?? '',
    source: slug === undefined ? 'c' : 'i',
    permission: collection?.access?.kind ?? 'public',
  };
}
