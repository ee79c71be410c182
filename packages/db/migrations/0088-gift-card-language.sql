-- The language that who bought a card had chosen, as the best guess at that of who gets it; '' for the site's. Cards of before
-- keep none.
alter table gift_card add column language text not null default '';
