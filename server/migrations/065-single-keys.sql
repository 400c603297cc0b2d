-- Whether single keys act for a member of staff (WCAG 2.1.4: they can be switched off); kept with the account, not with a browser.
alter table staff add column single_keys flag not null default 1;
