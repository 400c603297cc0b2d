-- What a partner asked to be told of a lead in its trace (decision 106): the end of a lock that holds, or the next word of a lender.
create table partner_watch (
  partner_id integer not null references partner,
  -- The partner's own, or another's whose lock it waits for: that one's number it never reads. Without a foreign key, as the writer found
  -- the lead in a trace and leads are never deleted.
  lead_id    bigint not null,
  of         text not null check (of in ('lock_end', 'next_step')),
  asked_at   timestamptz not null,
  -- When it was told; null waits.
  told_at    timestamptz,
  primary key (partner_id, lead_id, of)
);
create index partner_watch_lead on partner_watch (lead_id) where told_at is null;
create index partner_watch_age on partner_watch (asked_at);

-- Who waits for the next word about an application. A view, so that those who tell partners read no table of the applications
-- (docs/decisions/044). Read with `app.office` set.
create view watched_application as
  select w.partner_id, w.lead_id, l.product_type, la.lender_application_id
    from partner_watch w
    join partner_lead l using (lead_id)
    join application a on a.user_id = l.user_id and a.product_type = l.product_type
      and a.created_at >= l.created_at and a.created_at < l.locked_until
    join lender_application la using (app_id)
    where w.of = 'next_step' and w.told_at is null;

-- The parts of loans of a lead's customer and product, whosever leads they were: what an accepted dispute may adjust.
create view part_of_lead as
  select l.lead_id, la.lender_application_id, d.tranche, la.application_number, la.lender_id, d.day, d.amount_paise, a.partner_id
    from partner_lead l
    join application a on a.user_id = l.user_id and a.product_type = l.product_type
    join lender_application la using (app_id)
    join disbursal d using (lender_application_id)
    where d.taken_back_day is null;

-- A partner's dispute about its lead, or about another's lock that keeps a customer from it. Those about lines of statements are in
-- partner_dispute: what they hold up, these do not.
create table lead_dispute (
  dispute_id     integer generated always as identity primary key,
  partner_id     integer not null references partner,
  -- Without a foreign key, as above.
  lead_id        bigint not null,
  about          text not null check (about in ('lead', 'lock')),
  product_type   text not null,
  state          text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'ACCEPTED', 'REFUSED')),
  opened_at      timestamptz not null,
  -- By when the partner's last words are to be answered.
  due_at         timestamptz,
  -- What an accepted one added to the partner's share, and of which part of a loan; 0 without a part.
  adjusted_paise bigint,
  lender_application_id bigint,
  tranche        smallint,
  decided_at     timestamptz,
  decided_by     text,
  check ((state = 'OPEN') = (due_at is not null)),
  check ((state in ('ACCEPTED', 'REFUSED')) = (decided_at is not null)),
  check ((state = 'ACCEPTED') = (adjusted_paise is not null)),
  check ((coalesce(adjusted_paise, 0) <> 0) = (lender_application_id is not null)),
  check ((lender_application_id is null) = (tranche is null))
);
create unique index lead_dispute_open on lead_dispute (partner_id, lead_id) where state in ('OPEN', 'ANSWERED');
create index lead_dispute_lead on lead_dispute (lead_id);

create table lead_dispute_entry (
  entry_id   integer generated always as identity primary key,
  dispute_id integer not null references lead_dispute,
  partner_id integer not null references partner,
  written_by text not null check (written_by in ('partner', 'staff')),
  author     text not null,
  text       text not null,
  request_id uuid unique,
  at         timestamptz not null
);
create index lead_dispute_entry_of on lead_dispute_entry (dispute_id, entry_id);
create trigger lead_dispute_entry_immutable before update or delete on lead_dispute_entry
  for each row execute function refuse_change();

alter table partner_watch enable row level security;
alter table partner_watch force row level security;
create policy office on partner_watch using (office_at_work()) with check (office_at_work());
create policy own_select on partner_watch for select using (own_partner_rows(partner_id));

alter table lead_dispute enable row level security;
alter table lead_dispute force row level security;
create policy office on lead_dispute using (office_at_work()) with check (office_at_work());
create policy own_select on lead_dispute for select using (own_partner_rows(partner_id));

alter table lead_dispute_entry enable row level security;
alter table lead_dispute_entry force row level security;
create policy office on lead_dispute_entry using (office_at_work()) with check (office_at_work());
create policy own_select on lead_dispute_entry for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on partner_watch, lead_dispute, lead_dispute_entry to marketplace_partner;
end $$;

-- A link to go on that a partner sent to a customer of its own; `staff_name` is the partner's name then. Partners are never deleted.
alter table hand_over_link add column sent_by_partner integer;

-- The path that each partner has of its own is counted as its links are: its row comes with its first click.
alter table partner_link add column is_own flag not null default 0;
