-- What a partner sends in of its business, tax and bank for staff to check, and what it accepted by name (docs/decisions/103).
create table partner_kyc_submission (
  -- Made by who sends: sent again it is the same one.
  submission_id  uuid primary key,
  partner_id     integer not null references partner,
  item           text not null check (item in ('business', 'tax', 'bank')),
  -- The values as JSON, sealed for this row (docs/security.md).
  sealed         bytea not null,
  sent_at        timestamptz not null,
  state          text not null default 'sent' check (state in ('sent', 'checked', 'refused')),
  refused_reason text,
  checked_by     text,
  checked_at     timestamptz,
  check ((state = 'refused') = (refused_reason is not null)),
  check ((state = 'sent') = (checked_by is null) and (state = 'sent') = (checked_at is null))
);
-- Of each item one waits at most.
create unique index partner_kyc_waits on partner_kyc_submission (partner_id, item) where state = 'sent';
create index partner_kyc_of on partner_kyc_submission (partner_id, item, sent_at);
alter table partner_kyc_submission enable row level security;
alter table partner_kyc_submission force row level security;
create policy office on partner_kyc_submission using (office_at_work()) with check (office_at_work());
create policy own_select on partner_kyc_submission for select using (own_partner_rows(partner_id));
create policy own_insert on partner_kyc_submission for insert with check (own_partner_rows(partner_id) and state = 'sent');

-- The text of each acceptance as it was shown: a later version changes nothing of it.
create table partner_agreement (
  partner_id  integer not null references partner,
  kind        text not null check (kind in ('agreement', 'housing')),
  version     integer not null check (version > 0),
  -- As who accepts typed it.
  name        text not null,
  text        text not null,
  accepted_at timestamptz not null,
  primary key (partner_id, kind, version)
);
create trigger partner_agreement_immutable before update or delete on partner_agreement
  for each row execute function refuse_change();
alter table partner_agreement enable row level security;
alter table partner_agreement force row level security;
create policy office on partner_agreement using (office_at_work()) with check (office_at_work());
create policy own_select on partner_agreement for select using (own_partner_rows(partner_id));
create policy own_insert on partner_agreement for insert with check (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert on partner_kyc_submission, partner_agreement to marketplace_partner;
  grant update (agreement_date) on partner to marketplace_partner;
end $$;
