-- Partners, what was agreed with them, and the customers they brought. Row level security keeps one partner's rows from
-- another even where a query forgets to ask whose they are (docs/security.md; server/src/partners/as-partner.ts).
create table partner (
  partner_id     integer generated always as identity primary key,
  merchant_id    integer generated always as identity (start with 1001) unique,
  -- The path that brings its customers; null until a request is approved.
  slug           text unique check (slug ~ '^[a-z0-9-]{2,64}$'),
  name           text not null,
  legal_name     text,
  contact_name   text not null,
  email          text not null check (email = lower(email)),
  phone          text not null,
  status         text not null check (status in ('requested', 'active', 'paused', 'closed')),
  utm_id         text unique check (utm_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Sealed values (docs/security.md); a GSTIN holds its owner's PAN.
  pan            bytea,
  pan_index      bytea,
  gstin          bytea,
  account_name   text,
  account_number bytea,
  ifsc           text,
  agreement_date date,
  request_note   text,
  -- A demo account: no start of a server that is not a demo.
  is_demo        flag not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  check (slug is not null or status in ('requested', 'closed'))
);
-- The e-mail is what a partner signs in with; a request may name one that is taken, its approval may not.
create unique index partner_sign_in_email on partner (email) where status in ('active', 'paused');
create index partner_pan on partner (pan_index) where pan_index is not null;

alter table session add constraint session_partner_fk foreign key (partner_id) references partner;

-- What was agreed, from which day on: of the rows not after a day the latest counts, of two for one day the newer.
create table partner_terms (
  terms_id         integer generated always as identity primary key,
  partner_id       integer not null references partner,
  revenue_percent  numeric(6, 3) not null check (revenue_percent between 0 and 100),
  revenue_flat_fee rupees not null,
  valid_from       date not null,
  set_by           text not null,
  set_at           timestamptz not null
);
create index partner_terms_of on partner_terms (partner_id, valid_from, terms_id);
create trigger partner_terms_immutable before update or delete on partner_terms
  for each row execute function refuse_change();

-- Every tracking id that a partner had; null where it was taken away.
create table partner_utm (
  partner_utm_id integer generated always as identity primary key,
  partner_id     integer not null references partner,
  utm_id         text,
  set_by         text not null,
  valid_from     timestamptz not null
);
create index partner_utm_of on partner_utm (partner_id, partner_utm_id);
create index partner_utm_id on partner_utm (utm_id) where utm_id is not null;
create trigger partner_utm_immutable before update or delete on partner_utm
  for each row execute function refuse_change();

-- A sign-in that came by a partner's link or tracking id.
create table partner_arrival (
  prospect_app_id uuid primary key references prospect,
  partner_id      integer not null references partner,
  user_id         uuid not null references customer,
  came_by         text not null check (came_by in ('segment', 'utm_id')),
  -- The contact's last four characters, all that a partner sees of it.
  masked_contact  text not null,
  arrived_at      timestamptz not null
);
create index partner_arrival_user on partner_arrival (user_id, arrived_at);
create index partner_arrival_partner on partner_arrival (partner_id, arrived_at);

-- Whose lead a customer is for a product, and until when: the first to bring it keeps it so long (domain.md 3.5).
create table partner_lead (
  lead_id        bigint generated always as identity primary key,
  partner_id     integer not null references partner,
  user_id        uuid not null references customer,
  product_type   text not null,
  masked_contact text not null,
  created_at     timestamptz not null,
  locked_until   timestamptz not null check (locked_until > created_at),
  unique (user_id, product_type, created_at)
);
create index partner_lead_partner on partner_lead (partner_id, created_at);
create trigger partner_lead_immutable before update or delete on partner_lead
  for each row execute function refuse_change();

-- Whose rows may be seen: `app.partner_id` in a partner's transaction, `app.office` in ours. With neither: none.
create function own_partner_rows(owner integer) returns boolean language sql stable as
  $$ select owner = nullif(current_setting('app.partner_id', true), '')::integer $$;
create function office_at_work() returns boolean language sql stable as
  $$ select current_setting('app.office', true) = '1' and coalesce(current_setting('app.partner_id', true), '') = '' $$;

alter table partner enable row level security;
alter table partner force row level security;
create policy office on partner using (office_at_work());
create policy own_select on partner for select using (own_partner_rows(partner_id));
create policy own_update on partner for update using (own_partner_rows(partner_id));

alter table partner_terms enable row level security;
alter table partner_terms force row level security;
create policy office on partner_terms using (office_at_work());
create policy own_select on partner_terms for select using (own_partner_rows(partner_id));

alter table partner_utm enable row level security;
alter table partner_utm force row level security;
create policy office on partner_utm using (office_at_work());
create policy own_select on partner_utm for select using (own_partner_rows(partner_id));

alter table partner_arrival enable row level security;
alter table partner_arrival force row level security;
create policy office on partner_arrival using (office_at_work());
create policy own_select on partner_arrival for select using (own_partner_rows(partner_id));

alter table partner_lead enable row level security;
alter table partner_lead force row level security;
create policy office on partner_lead using (office_at_work());
create policy own_select on partner_lead for select using (own_partner_rows(partner_id));

-- Row level security does not bind a superuser: partners' transactions work as a role that it binds. Where the user of the
-- database may make no roles, that user is bound itself (docs/operations.md).
do $$
begin
  if to_regrole('marketplace_partner') is null then
    begin
      create role marketplace_partner nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
    exception
      when insufficient_privilege then
        raise notice 'role marketplace_partner was not made: this user may create no roles';
      -- Another database of the server was migrated at the same moment.
      when duplicate_object or unique_violation then null;
    end;
  end if;
  if to_regrole('marketplace_partner') is null then return; end if;
  -- Who makes a role may not work as it before it is granted (PostgreSQL 16 and later); granted twice is granted once.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute format('grant marketplace_partner to %I', current_user);
    exception
      when insufficient_privilege then
        raise notice 'role marketplace_partner was not granted to %', current_user;
    end;
  end if;
  grant select on partner, partner_terms, partner_utm, partner_arrival, partner_lead to marketplace_partner;
  grant update (contact_name, phone, version, updated_at) on partner to marketplace_partner;
  grant select, update on audit_head to marketplace_partner;
  grant insert on audit_entry to marketplace_partner;
end $$;
