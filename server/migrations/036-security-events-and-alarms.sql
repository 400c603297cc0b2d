-- What happened that an investigator would ask for: refused sign-ins, limits that were reached, refused roles, ids of others.
-- An address and a person stand here as keyed hashes alone. Equal events of one minute are one row with its count.
create table security_event (
  security_event_id bigint generated always as identity primary key,
  minute timestamptz not null,
  kind text not null,
  -- Method and path pattern of the call, never the path itself.
  call text not null,
  actor_kind text not null,
  address_key text not null,
  subject_key text not null,
  hits integer not null check (hits > 0),
  constraint security_event_once unique (minute, kind, call, actor_kind, address_key, subject_key)
);
create index security_event_address on security_event (address_key, minute);
create index security_event_subject on security_event (subject_key, minute);

-- What somebody of staff has to look at: one row while it lasts, however often it is raised.
create table alarm (
  alarm_id bigint generated always as identity primary key,
  kind text not null,
  -- What it is about, within its kind: a table, a gateway, a scope; empty where the kind says all. No personal data.
  subject text not null,
  detail jsonb not null,
  raised_at timestamptz not null,
  last_raised_at timestamptz not null,
  times integer not null check (times > 0),
  acknowledged_at timestamptz,
  acknowledged_by text,
  ended_at timestamptz,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create unique index alarm_open on alarm (kind, subject) where ended_at is null;
create index alarm_raised on alarm (raised_at);
