-- A partner's dispute about one line of a statement (decision 090).
create table partner_dispute (
  dispute_id            integer generated always as identity primary key,
  partner_id            integer not null references partner,
  statement_id          integer not null references partner_statement,
  number                text not null,
  lender_application_id bigint not null,
  tranche               smallint not null,
  application_number    text not null,
  lender_id             integer not null,
  day                   date not null,
  amount_paise          bigint not null,
  state                 text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'ACCEPTED', 'REFUSED')),
  opened_at             timestamptz not null,
  opened_day            date not null,
  adjusted_paise        bigint,
  decided_at            timestamptz,
  decided_by            text,
  check ((state in ('ACCEPTED', 'REFUSED')) = (decided_at is not null)),
  check ((state = 'ACCEPTED') = (adjusted_paise is not null))
);
create unique index partner_dispute_open on partner_dispute (partner_id, lender_application_id, tranche)
  where state in ('OPEN', 'ANSWERED');
create index partner_dispute_line on partner_dispute (lender_application_id, tranche);
create index partner_dispute_statement on partner_dispute (statement_id);

create table dispute_entry (
  entry_id   integer generated always as identity primary key,
  dispute_id integer not null references partner_dispute,
  partner_id integer not null references partner,
  written_by text not null check (written_by in ('partner', 'staff')),
  author     text not null,
  text       text not null,
  request_id uuid unique,
  at         timestamptz not null
);
create index dispute_entry_of on dispute_entry (dispute_id, entry_id);
create trigger dispute_entry_immutable before update or delete on dispute_entry
  for each row execute function refuse_change();

-- What holds a line up. A view, so that statements read no table of disputes (docs/decisions/044). Read with `app.office` set.
create view open_dispute as
  select partner_id, lender_application_id, tranche, opened_day from partner_dispute where state in ('OPEN', 'ANSWERED');

alter table partner_dispute enable row level security;
alter table partner_dispute force row level security;
create policy office on partner_dispute using (office_at_work()) with check (office_at_work());
create policy own_select on partner_dispute for select using (own_partner_rows(partner_id));

alter table dispute_entry enable row level security;
alter table dispute_entry force row level security;
create policy office on dispute_entry using (office_at_work()) with check (office_at_work());
create policy own_select on dispute_entry for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on partner_dispute, dispute_entry to marketplace_partner;
end $$;
