/**
 * The tables that belong to no tenant, each with the reason. Every other table carries `site_id` and a
 * policy; the tenancy test reads the catalogue and fails on one that does not.
 */
export const globalTables: Readonly<Record<string, string>> = {
  account: 'a person may own and help with many sites',
  account_email_change: 'an address belongs to a person, not to a site',
  account_picture: 'a picture belongs to a person, not to a site',
  account_recovery_code: 'a second factor belongs to a person, not to a site',
  account_reset: 'a password belongs to a person, not to a site',
  account_session: 'a session belongs to a person, not to a site',
  site: 'the router finds a site before there is a tenant',
  domain: 'the router finds a site by its host before there is a tenant',
  acme_account: 'the installation has one account with an authority, for the certificates of all sites',
  visit_fold: 'the worker folds the hits of all sites in one look',
  visit_salt: 'a day has one salt for the visitors of all sites',
  rate_bucket: 'a limit may be counted by address alone; the key carries the site where there is one',
  outbox: 'the worker takes the messages of all sites in the order they came in',
  schema_migration: 'the record of the migrations, written by their own role',
};
