-- Staff look in at a partner's area: who, for whom, why, until when, and at what (decision 098).

-- What a partner has said about it; without a row the values of before anybody asked.
create table partner_access (
  partner_id     integer primary key references partner,
  staff_may_look flag not null default 1,
  mail_at_end    flag not null default 1,
  updated_at     timestamptz not null
);

-- Asked for where the partner wants to be asked: answered by the partner, or by a second administrator for a risk.
create table masquerade_request (
  request_id    integer generated always as identity primary key,
  partner_id    integer not null references partner,
  staff_id      integer not null references staff,
  username      text not null,
  -- What the partner reads of who looks.
  first_name    text not null,
  reason        text not null check (length(reason) between 10 and 300),
  ticket        text,
  asked_at      timestamptz not null,
  lapses_at     timestamptz not null,
  answer        text check (answer in ('allowed', 'refused')),
  answered_by   text check (answered_by in ('partner', 'staff')),
  -- The second administrator and what the risk is; null where the partner answered.
  second_staff  integer references staff check (second_staff <> staff_id),
  second_name   text,
  risk          text,
  answered_at   timestamptz,
  used_at       timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (answered_by is distinct from 'staff' or (second_staff is not null and risk is not null))
);
create index masquerade_request_of on masquerade_request (partner_id, asked_at);
create index masquerade_request_by on masquerade_request (staff_id, partner_id, asked_at);

create table masquerade (
  masquerade_id integer generated always as identity primary key,
  partner_id    integer not null references partner,
  staff_id      integer not null references staff,
  username      text not null,
  first_name    text not null,
  reason        text not null check (length(reason) between 10 and 300),
  ticket        text,
  -- By whose leave: the setting of the partner, its answer, or a second administrator.
  leave         text not null check (leave in ('setting', 'partner', 'second_staff')),
  second_name   text,
  started_at    timestamptz not null,
  ends_at       timestamptz not null,
  -- When the one-use key was turned: before it nothing was seen.
  opened_at     timestamptz,
  ended_at      timestamptz,
  ended_by      text check (ended_by in ('staff', 'limit', 'session', 'unused')),
  report        text,
  reported_at   timestamptz,
  -- From when on the partner is told.
  told_from     timestamptz not null,
  told_at       timestamptz,
  check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  check ((ended_at is null) = (ended_by is null)),
  check ((report is null) = (reported_at is null)),
  check ((leave = 'second_staff') = (second_name is not null))
);
-- One at a time.
create unique index masquerade_open on masquerade (staff_id) where ended_at is null;
create index masquerade_of on masquerade (partner_id, started_at);
create index masquerade_by on masquerade (staff_id, started_at);
create index masquerade_started on masquerade (started_at);

-- What opens one, apart from what a partner may read of it. Hashes alone.
create table masquerade_key (
  masquerade_id      integer primary key references masquerade,
  -- The session of staff that it belongs to: either ends, both end.
  staff_session_hash bytea not null,
  key_hash           bytea not null unique,
  key_until          timestamptz not null,
  session_hash       bytea unique
);

-- Which pages were opened; one row a page.
create table masquerade_view (
  masquerade_id integer not null references masquerade,
  partner_id    integer not null references partner,
  page          text not null check (length(page) <= 120),
  seen_at       timestamptz not null,
  primary key (masquerade_id, page)
);

alter table partner_access enable row level security;
alter table partner_access force row level security;
create policy office on partner_access using (office_at_work()) with check (office_at_work());
create policy own_select on partner_access for select using (own_partner_rows(partner_id));
create policy own_insert on partner_access for insert with check (own_partner_rows(partner_id));
create policy own_update on partner_access for update using (own_partner_rows(partner_id)) with check (own_partner_rows(partner_id));

alter table masquerade_request enable row level security;
alter table masquerade_request force row level security;
create policy office on masquerade_request using (office_at_work()) with check (office_at_work());
create policy own_select on masquerade_request for select using (own_partner_rows(partner_id));
create policy own_update on masquerade_request for update using (own_partner_rows(partner_id)) with check (own_partner_rows(partner_id));

alter table masquerade enable row level security;
alter table masquerade force row level security;
create policy office on masquerade using (office_at_work()) with check (office_at_work());
create policy own_select on masquerade for select using (own_partner_rows(partner_id));

alter table masquerade_view enable row level security;
alter table masquerade_view force row level security;
create policy office on masquerade_view using (office_at_work()) with check (office_at_work());
create policy own_select on masquerade_view for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert, update on partner_access to marketplace_partner;
  grant select on masquerade_request, masquerade, masquerade_view to marketplace_partner;
  grant update (answer, answered_by, answered_at) on masquerade_request to marketplace_partner;
end $$;
