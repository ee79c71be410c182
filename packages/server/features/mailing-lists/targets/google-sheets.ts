import { neutralizeFormula, restoreFormula } from '@veranda/domain/csv/formulas';
import type { Outbound, OutboundAnswer, OutboundRequest } from '@veranda/server/platform/egress/outbound';
import {
  later,
  never,
  type Outcome,
  outcomeOf,
  sent,
} from '@veranda/server/platform/webhook-deliveries/delivery-outcome';
import { askGoogleToken, type GoogleSecret, readGoogleSecret } from './google-token.ts';
import { placeRow, type SheetRow } from './sheet-row.ts';
import type { SpreadsheetService } from './spreadsheet-service.ts';
import { deliveryReason } from '@veranda/server/platform/webhook-deliveries/delivery-reason';

/** Addresses of Google's interfaces. */
interface GoogleAddresses {
  readonly token: string;
  readonly sheets: string;
  readonly drive: string;
}

const addresses: GoogleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  sheets: 'https://sheets.googleapis.com/v4/spreadsheets',
  drive: 'https://www.googleapis.com/drive/v3/files',
};

/** Credentials and functions that reach Google. */
interface GoogleAccess {
  readonly outbound: Outbound;
  readonly now: () => number;
  readonly at: GoogleAddresses;
  /** Access tokens by the address of their account. */
  readonly tokens: Map<string, { readonly token: string; readonly until: number }>;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Google Sheets by the key of a service account: spreadsheets are made by it and shared with the owner's
 * address.
 */
export function createGoogleSheets(
  given: Pick<GoogleAccess, 'outbound' | 'now'> & Partial<Pick<GoogleAccess, 'at'>>,
): SpreadsheetService {
  const google: GoogleAccess = { at: addresses, ...given, tokens: new Map() };
  return {
    account: (secret) => findAccount(google, secret),
    create: (secret, name) => createSpreadsheet(google, secret, name),
    append: (secret, wanted) => appendRow(google, secret, wanted),
  };
}

async function findAccount(google: GoogleAccess, text: string): ReturnType<SpreadsheetService['account']> {
  const secret = readGoogleSecret(text);
  if (!secret) return { kind: 'refused' };
  const answer = await askToken(google, secret);
  if (answer === null) return { kind: 'refused' };
  if (answer.kind === 'problem') return { kind: 'away', reason: deliveryReason(answer.problem) };
  return answer.status === 200 ? { kind: 'account', name: secret.clientEmail } : { kind: 'refused' };
}

async function createSpreadsheet(
  google: GoogleAccess,
  text: string,
  name: string,
): ReturnType<SpreadsheetService['create']> {
  const secret = readGoogleSecret(text);
  if (!secret) return never(deliveryReason('googleReconnect'));
  const token = await tokenOf(google, secret);
  if (typeof token !== 'string') return token;
  const body = JSON.stringify({ properties: { title: name } });
  const answer = await call(google, token, { method: 'POST', url: google.at.sheets, body });
  const reference = objectOf(answer)['spreadsheetId'];
  if (typeof reference !== 'string') return outcomeOrLater(answer);
  const share = JSON.stringify({ type: 'user', role: 'writer', emailAddress: secret.shareWith });
  const url = `${google.at.drive}/${encodeURIComponent(reference)}/permissions`;
  const shared = outcomeOf('Google Drive', await call(google, token, { method: 'POST', url, body: share }));
  return shared.kind === 'sent' ? { kind: 'made', reference } : shared;
}

async function appendRow(
  google: GoogleAccess,
  text: string,
  { reference, row, isRepeat }: Parameters<SpreadsheetService['append']>[1],
): Promise<Outcome> {
  const secret = readGoogleSecret(text);
  if (!secret) return never(deliveryReason('googleReconnect'));
  const token = await tokenOf(google, secret);
  if (typeof token !== 'string') return token;
  const sheet = `${google.at.sheets}/${encodeURIComponent(reference)}/values`;
  const read = await call(google, token, { method: 'GET', url: `${sheet}/${isRepeat ? 'A:A' : 'A1:A1'}` });
  if (read.kind === 'answered' && read.status === 404) return never(deliveryReason('spreadsheetGone'));
  if (read.kind === 'problem' || read.status !== 200) return outcomeOrLater(read);
  if (valuesOf(read).some(([first]) => first === row.key)) return sent;
  return writeRow((request) => call(google, token, request), sheet, row);
}

async function tokenOf(google: GoogleAccess, secret: GoogleSecret): Promise<string | Outcome> {
  const { tokens, now } = google;
  const kept = tokens.get(secret.clientEmail);
  if (kept && kept.until > now()) return kept.token;
  const answer = await askToken(google, secret);
  if (answer === null) return never(deliveryReason('googleKeyInvalid'));
  const token = objectOf(answer)['access_token'];
  if (typeof token !== 'string') return outcomeOrLater(answer);
  tokens.set(secret.clientEmail, { token, until: now() + 50 * 60_000 });
  return token;
}

async function askToken(
  { outbound, now, at }: GoogleAccess,
  secret: GoogleSecret,
): Promise<OutboundAnswer | null> {
  return askGoogleToken({ outbound, now, tokenUrl: at.token }, secret);
}

async function call(
  { outbound }: GoogleAccess,
  token: string,
  request: OutboundRequest,
): Promise<OutboundAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return outbound.send({ ...request, headers });
}

async function writeRow(
  ask: (request: OutboundRequest) => Promise<OutboundAnswer>,
  sheet: string,
  row: SheetRow,
): Promise<Outcome> {
  const top = await ask({ method: 'GET', url: `${sheet}/1:1` });
  if (top.kind === 'problem' || top.status !== 200) return outcomeOrLater(top);
  const header = (valuesOf(top)[0] ?? []).map(restoreFormula);
  const placed = placeRow(header, row);
  if (placed.header.length > header.length) {
    const url = `${sheet}/1:1?valueInputOption=RAW`;
    const body = JSON.stringify({ values: [placed.header.map(neutralizeFormula)] });
    const put = outcomeOf('Google Sheets', await ask({ method: 'PUT', url, body }));
    if (put.kind !== 'sent') return put;
  }
  // RAW: nothing that a visitor wrote is run; the apostrophe stays for other programs that read the sheet.
  const url = `${sheet}/A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`;
  const body = JSON.stringify({ values: [placed.cells.map(neutralizeFormula)] });
  return outcomeOf('Google Sheets', await ask({ method: 'POST', url, body }));
}

function outcomeOrLater(answer: OutboundAnswer): Outcome {
  const outcome = outcomeOf('Google', answer);
  return outcome.kind === 'sent' ? later(deliveryReason('googleUnreadable')) : outcome;
}

function objectOf(answer: OutboundAnswer): Json {
  if (answer.kind === 'problem' || answer.status !== 200) return {};
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
}

function valuesOf(answer: OutboundAnswer): string[][] {
  const { values } = objectOf(answer);
  return Array.isArray(values)
    ? values.map((row: unknown) => (Array.isArray(row) ? row.map(String) : []))
    : [];
}
