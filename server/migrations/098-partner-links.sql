-- Links of partners beside the path that each has: whose they are, what they lead to, and each click with what it counts as
-- (docs/decisions/097). The slug of a link is a url segment too, so no two of anything share one.
alter table url_segment add column product_type text;

create table partner_link (
  link_id      integer generated always as identity primary key,
  partner_id   integer not null references partner,
  brand_id     integer not null references brand,
  product_type text,
  slug         text not null unique check (slug ~ '^[a-z0-9-]{1,64}$'),
  name         text not null check (length(name) between 1 and 60),
  -- Campaign parameters and sub-ids of whoever comes without their own.
  utms         jsonb not null default '{}' check (jsonb_typeof(utms) = 'object' and octet_length(utms::text) < 2000),
  subs         jsonb not null default '{}' check (jsonb_typeof(subs) = 'object' and octet_length(subs::text) < 1000),
  creative_id  integer,
  -- The last day, in India; after it the page still opens and the lead is still the partner's.
  expires_on   date,
  made_by      text not null,
  made_at      timestamptz not null,
  -- Of the one who made it: sent again it is the same link.
  request_id   uuid not null unique,
  ended_at     timestamptz,
  ended_by     text,
  check ((ended_at is null) = (ended_by is null))
);
create index partner_link_of on partner_link (partner_id, link_id);

alter table partner_link enable row level security;
alter table partner_link force row level security;
create policy office on partner_link using (office_at_work()) with check (office_at_work());
create policy own_select on partner_link for select using (own_partner_rows(partner_id));

-- One row for each time that a link was opened, by whomever or whatever. No address: a hash of its block, with a salt that is forgotten.
create table link_click (
  -- A uuid of version 7, which says `at` too: a click is found by its id in one part.
  click_id uuid not null,
  -- Kept without a foreign key: the writer found the link in the same transaction, and links are never deleted.
  link_id  integer not null,
  at       timestamptz not null,
  block    bytea not null,
  -- "Chrome, Android".
  browser  text,
  is_qr    flag not null,
  verdict  text not null
    check (verdict in ('ok', 'bot:ua', 'bot:method', 'prefetch', 'preview', 'no-navigate', 'burst', 'repeat')),
  -- What told it: the name of a previewer, a header.
  reason   text check (length(reason) <= 60),
  -- Sub-ids of the address that was opened, where it had its own.
  subs     jsonb,
  -- When a page of ours said that its script runs there.
  seen_at  timestamptz,
  primary key (click_id, at)
) partition by range (at);
create index link_click_of on link_click (link_id, at);
create index link_click_block on link_click (block, at);
-- Where a row goes whose day nobody has made yet.
create table link_click_other partition of link_click default;

-- What a day's blocks are hashed with; gone two days later, and with it the way back to an address.
create table click_salt (
  day  date primary key,
  salt bytea not null
);

-- Clicks by link and day in India, as far as they were folded.
create table link_day (
  link_id integer not null,
  day     date not null,
  hits    integer not null,
  counted integer not null,
  seen    integer not null,
  qr      integer not null,
  -- Of hits that do not count: how many by verdict.
  reasons jsonb not null,
  primary key (link_id, day)
);
create table click_fold (
  only_one     boolean primary key default true check (only_one),
  folded_until timestamptz not null
);
insert into click_fold (folded_until) values ('2000-01-01');

-- How a customer came: the link of the arrival, the clicks of the 30 days before it, the oldest first, and the sub-ids.
alter table partner_arrival add column link_id integer, add column touches uuid[], add column subs jsonb;
alter table partner_lead
  add column link_id integer, add column first_link_id integer, add column touches uuid[], add column subs jsonb;

-- The masked contact of a lead is emptied when its customer is forgotten, and how they came with it.
create or replace function refuse_lead_change() returns trigger language plpgsql as $$
declare
  as_it_was partner_lead := new;
begin
  if tg_op = 'UPDATE' and new.masked_contact = '' then
    as_it_was.masked_contact := old.masked_contact;
    if new.touches is null then
      as_it_was.touches := old.touches;
    end if;
    if as_it_was is not distinct from old then
      return new;
    end if;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;

-- What became of the customers of a link, by link: a view, so that no other table of applications or money is read for it.
create view link_result as
  select l.link_id, count(*) as leads,
         count(*) filter (where r.applied) as applied, count(*) filter (where r.disbursed) as disbursed,
         coalesce(sum(r.part_paise), 0)::bigint as part_paise
    from partner_lead l
    cross join lateral (
      select count(la.lender_application_id) > 0 as applied, coalesce(bool_or(la.disbursed_amount > 0), false) as disbursed,
             sum((select -sum(e.amount_paise) from ledger_entry e join ledger_account c using (account_id)
               where e.lender_application_id = la.lender_application_id and c.kind = 'partner_accrued'
                 and c.partner_id = l.partner_id and e.figure in ('percent_share', 'flat_share'))) as part_paise
        from application a join lender_application la using (app_id)
        where a.user_id = l.user_id and a.product_type = l.product_type
          and a.created_at >= l.created_at and a.created_at < l.locked_until
    ) r
    where l.link_id is not null group by l.link_id;

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on partner_link to marketplace_partner;
end $$;
