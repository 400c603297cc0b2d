-- Campaigns by SMS and e-mail: texts in versions, the plan person by person, and what was sent of it (decision 112).

create table campaign_text (
  text_id    integer generated always as identity primary key,
  name       text not null unique,
  channel    text not null check (channel in ('sms', 'email')),
  purpose    text not null check (purpose in ('offer_promotion', 'survey', 'reminder', 'documents')),
  -- The newest of its versions.
  version    integer not null check (version >= 1),
  -- No campaign is begun with it any more.
  retired    flag not null default 0
);

-- A version is never changed: what was sent can be read for as long as the row that says so.
create table campaign_text_version (
  text_id     integer not null references campaign_text,
  version     integer not null,
  entity_id   text check (entity_id ~ '^[0-9]{19}$'),
  link_path   text,
  lender_id   integer references lender,
  approved_by text,
  valid_until date,
  saved_by    text not null,
  saved_at    timestamptz not null,
  primary key (text_id, version)
);
create trigger campaign_text_version_immutable before update or delete on campaign_text_version
  for each row execute function refuse_change();

-- What a version says in each language.
create table campaign_wording (
  text_id      integer not null,
  version      integer not null,
  language     text not null,
  subject      text,
  words        text not null,
  dlt_template text check (dlt_template ~ '^[0-9]{19}$'),
  primary key (text_id, version, language),
  foreign key (text_id, version) references campaign_text_version
);
create trigger campaign_wording_immutable before update or delete on campaign_wording
  for each row execute function refuse_change();

create table campaign (
  campaign_id uuid primary key,
  name        text not null,
  state       text not null check (state in ('draft', 'planning', 'planned', 'sending', 'paused', 'stopped', 'done')),
  text_id     integer not null references campaign_text,
  -- That it was planned with; until then the newest.
  text_version integer,
  audience    jsonb not null,
  created_by  text not null,
  created_at  timestamptz not null,
  planned_at  timestamptz,
  sent_by     text,
  started_at  timestamptz,
  ended_at    timestamptz,
  paused_for  text check (paused_for = 'failures'),
  in_audience integer not null default 0,
  will_get    integer not null default 0,
  queued      integer not null default 0,
  -- People left out, by the first reason that holds.
  left_out    jsonb not null default '{}',
  -- Counts the plans: a job of an earlier one adds nothing to this one.
  plan_number integer not null default 0,
  version     integer not null default 1,
  check ((state in ('stopped', 'done')) = (ended_at is not null)),
  check (state not in ('sending', 'paused', 'stopped', 'done') or started_at is not null)
);
create index campaign_created on campaign (created_at);

-- The plan: one row a person. `reason` says why somebody is left out, or was refused once it came to sending.
create table campaign_person (
  -- No foreign key: it would be checked a million times, and rows are written under the campaign's own lock.
  campaign_id uuid not null,
  user_id     uuid not null references customer,
  state       text not null check (state in ('planned', 'left_out', 'queued', 'refused')),
  reason      text,
  message_id  bigint,
  primary key (campaign_id, user_id),
  check ((state in ('left_out', 'refused')) = (reason is not null)),
  check ((state = 'queued') = (message_id is not null))
);
create index campaign_person_state on campaign_person (campaign_id, state, reason, user_id);
create index campaign_person_of on campaign_person (user_id);

-- A message of a campaign has the words of its text; null of all others.
alter table message add column campaign_id uuid;

-- What sending reads of a campaign. A view, so that the messages' statements read no table of others (docs/decisions/044).
create view campaign_sending as
  select c.campaign_id, t.name || ' v' || v.version as label, t.purpose, v.lender_id, v.entity_id, w.language, w.dlt_template
    from campaign c
    join campaign_text t on t.text_id = c.text_id
    join campaign_text_version v on v.text_id = c.text_id and v.version = c.text_version
    join campaign_wording w on w.text_id = v.text_id and w.version = v.version;
