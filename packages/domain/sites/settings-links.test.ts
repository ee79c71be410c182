import { describe, expect, it } from 'vitest';
import { settingsLinkProblem } from './settings-links.ts';

const account = (url: string) => ({ service: 'instagram', url, name: 'Instagram' });
const settings = (url: string, href: string) => ({
  socialAccounts: [account('https://social.example/a'), account(url)],
  announcement: { text: 'Open all night', href },
});

describe('the addresses of the settings', () => {
  it('may be those of the web for accounts, and any that may be linked to for the announcement', () => {
    expect(settingsLinkProblem(settings('https://social.example/b', '/shop'))).toBeNull();
    expect(settingsLinkProblem({ socialAccounts: [], announcement: null })).toBeNull();
  });
  it.each([
    ['java\tscript:alert(1)', '/shop', 'settings.socialAccounts.1.url'],
    ['/instagram', '/shop', 'settings.socialAccounts.1.url'],
    ['https://social.example/b', '//evil.example', 'settings.announcement.href'],
    ['https://social.example/b', 'data:text/html,x', 'settings.announcement.href'],
  ])('are refused otherwise, by the field at fault: %j, %j', (url, href, field) => {
    expect(settingsLinkProblem(settings(url, href))).toMatchObject({ code: 'malformed', field });
  });
});
