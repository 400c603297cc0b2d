-- What partners ask and staff answer; what partners are told, and of what by e-mail (decision 101).

create table partner_thread (
  thread_id     integer generated always as identity primary key,
  partner_id    integer not null references partner,
  topic         text not null check (topic in ('tech-support', 'general-query')),
  kind          text not null check (kind ~ '^[a-z_]{1,20}$'),
  subject       text not null check (length(subject) between 3 and 120),
  state         text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
  -- The user name of who of staff took it.
  assignee      text,
  opened_at     timestamptz not null,
  last_at       timestamptz not null,
  -- Since when the partner waits, and by when it was told to be answered.
  waiting_since timestamptz,
  due_at        timestamptz,
  -- The last message that the partner has opened.
  seen_message  integer not null default 0,
  closed_at     timestamptz,
  closed_by     text check (closed_by in ('partner', 'staff')),
  check ((state = 'OPEN') = (waiting_since is not null) and (state = 'OPEN') = (due_at is not null)),
  check ((state = 'CLOSED') = (closed_at is not null) and (state = 'CLOSED') = (closed_by is not null))
);
create index partner_thread_of on partner_thread (partner_id, last_at desc);
create index partner_thread_due on partner_thread (due_at) where state = 'OPEN';
create index partner_thread_last on partner_thread (last_at);

create table thread_message (
  message_id     integer generated always as identity primary key,
  thread_id      integer not null references partner_thread,
  partner_id     integer not null references partner,
  written_by     text not null check (written_by in ('partner', 'staff')),
  author         text not null,
  text           text not null,
  -- A picture of a screen may show a customer: it is sealed, and lies at no public address.
  sealed_picture bytea,
  request_id     uuid not null unique,
  at             timestamptz not null
);
create index thread_message_of on thread_message (thread_id, message_id);

create table partner_notice_settings (
  partner_id integer primary key references partner,
  digest     flag not null default 1,
  muted      text[] not null default '{}',
  -- Everything up to then was read.
  read_up_to timestamptz
);
-- Those of later that were opened one by one.
create table partner_notice_read (
  partner_id integer not null references partner,
  event_id   uuid not null,
  read_at    timestamptz not null,
  primary key (partner_id, event_id)
);
create index partner_notice_read_age on partner_notice_read (read_at);
-- That the e-mail of a day was looked after: none is sent twice.
create table partner_digest (
  partner_id integer not null references partner,
  day        date not null,
  events     integer not null,
  at         timestamptz not null,
  primary key (partner_id, day)
);
create index partner_digest_age on partner_digest (at);

alter table partner_thread enable row level security;
alter table partner_thread force row level security;
create policy office on partner_thread using (office_at_work()) with check (office_at_work());
create policy own_select on partner_thread for select using (own_partner_rows(partner_id));
create policy own_insert on partner_thread for insert with check (own_partner_rows(partner_id));
create policy own_update on partner_thread for update using (own_partner_rows(partner_id)) with check (own_partner_rows(partner_id));

alter table thread_message enable row level security;
alter table thread_message force row level security;
create policy office on thread_message using (office_at_work()) with check (office_at_work());
create policy own_select on thread_message for select using (own_partner_rows(partner_id));
create policy own_insert on thread_message for insert with check (own_partner_rows(partner_id));

alter table partner_notice_settings enable row level security;
alter table partner_notice_settings force row level security;
create policy office on partner_notice_settings using (office_at_work()) with check (office_at_work());
create policy own_select on partner_notice_settings for select using (own_partner_rows(partner_id));
create policy own_insert on partner_notice_settings for insert with check (own_partner_rows(partner_id));
create policy own_update on partner_notice_settings for update using (own_partner_rows(partner_id)) with check (own_partner_rows(partner_id));

alter table partner_notice_read enable row level security;
alter table partner_notice_read force row level security;
create policy office on partner_notice_read using (office_at_work()) with check (office_at_work());
create policy own_select on partner_notice_read for select using (own_partner_rows(partner_id));
create policy own_insert on partner_notice_read for insert with check (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert on partner_thread, thread_message, partner_notice_settings, partner_notice_read to marketplace_partner;
  grant update (state, last_at, waiting_since, due_at, seen_message, closed_at, closed_by) on partner_thread to marketplace_partner;
  grant update (digest, muted, read_up_to) on partner_notice_settings to marketplace_partner;
end $$;
