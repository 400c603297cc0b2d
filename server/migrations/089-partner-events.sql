-- What happened that a partner is told of, once per fact, in the transaction of the fact itself (docs/decisions/099): hooks are
-- sent and notices are shown of these rows. It names leads, applications and statements by number, and no person.
create table partner_event (
  -- A uuid of version 7: in the order of time.
  event_id   uuid primary key,
  partner_id integer not null references partner,
  type       text not null check (type ~ '^[a-z]+\.[a-z_]+$'),
  -- What it is about, as the partner calls it.
  subject    text not null check (length(subject) between 1 and 120),
  -- Of one type a partner is told of a fact once.
  fact       text not null check (length(fact) between 1 and 160),
  data       jsonb not null check (jsonb_typeof(data) = 'object' and octet_length(data::text) < 18000),
  at         timestamptz not null
);
create unique index partner_event_fact on partner_event (partner_id, type, fact);
create index partner_event_of on partner_event (partner_id, at desc, event_id desc);
create index partner_event_at on partner_event (at);
create trigger partner_event_immutable before update on partner_event
  for each row execute function refuse_change();

-- Whose leads the applications with lenders are. A view, so that those who tell partners read no table of the applications
-- (docs/decisions/044).
create view application_of_partner as
  select l.lender_application_id, l.application_number, l.lender_id, a.product_type, a.partner_id
    from lender_application l join application a using (app_id)
    where a.partner_id is not null;

alter table partner_event enable row level security;
alter table partner_event force row level security;
create policy office on partner_event using (office_at_work()) with check (office_at_work());
create policy own_select on partner_event for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on partner_event to marketplace_partner;
end $$;
