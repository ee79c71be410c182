import { escapeText } from '../../platform/mail/escape-text.ts';

const style =
  '*{box-sizing:border-box}body{margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 system-ui,sans-serif}main{max-width:400px;margin:0 auto;padding:64px 20px}h1{font-size:28px;line-height:36px;letter-spacing:-.02em;margin:0 0 8px}p{color:#4c5158;margin:0 0 24px}label{display:block;font-weight:600;margin:0 0 6px}.check{display:flex;gap:8px;align-items:center;font-weight:400;margin-bottom:24px}input:not([type=checkbox]){display:block;width:100%;min-height:44px;font:inherit;padding:8px 12px;border:1px solid #8b8f96;border-radius:8px;margin:0 0 16px;background:#fff}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border-radius:8px;border:1px solid #0b6e69;background:#0b6e69;color:#fff;cursor:pointer}button.quiet{background:none;color:#0b6e69;margin-left:8px}:focus-visible{outline:2px solid #0b6e69;outline-offset:2px}';

/** The stand-in's question who one is. */
export function fakeProviderPage(asked: Readonly<Record<string, string | undefined>>): string {
  const handedOn = ['redirect_uri', 'state', 'nonce', 'code_challenge', 'client_id']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeText(asked[name] ?? '')}">`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Who are you?</title><style>${style}</style></head><body><main><h1>Who are you?</h1><p>This sign-in service exists on a developer’s machine only, and believes everybody.</p><form action="/_identity/answer">${handedOn}<label for="email">E-mail address</label><input id="email" name="email" type="email" required value="visitor@example.com" autocomplete="off"><label for="name">Name</label><input id="name" name="name" value="Sample Visitor" autocomplete="off"><label class="check"><input type="checkbox" name="unconfirmed" value="1"> The address has not been confirmed</label><button>Sign in</button><button class="quiet" formnovalidate name="no" value="1">Do not sign in</button></form></main></body></html>`;
}
