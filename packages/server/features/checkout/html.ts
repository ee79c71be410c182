/** Text for an element or a quoted attribute. */
export function text(value: string | number): string {
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A document of the platform: strict policy, one sheet, no script. */
export function platformDocument(page: {
  readonly title: string;
  readonly language: string;
  readonly body: string;
}): string {
  return `<!doctype html>
<html lang="${text(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(page.title)}</title>
<link rel="stylesheet" href="/checkout/files/checkout.css">
</head>
<body>
${page.body}
</body>
</html>`;
}

/** The policy of these pages (security, CSP): our own sheet and pictures, nothing else. */
export const platformPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
