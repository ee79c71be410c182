-- When somebody has shown that the address of their account is theirs; null until then.
alter table site_user add column email_verified_at timestamptz;
