-- The design of a site is a document with a log and versions; it is stored in the settings of the site.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('page', 'item', 'product', 'form', 'navigation', 'header', 'footer', 'design', 'proposal',
    'cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'));
