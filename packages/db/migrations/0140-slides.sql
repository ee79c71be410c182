-- Cover pages, the lock screen, the pop-up and the screen of single sign-on are documents; they are stored in the page, and in
-- the settings of the site.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check
  check (kind in ('page', 'item', 'product', 'form', 'navigation', 'header', 'footer', 'proposal',
    'cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'));
