-- Where partners' own systems are told of their events, by Standard Webhooks, and how those systems come in (docs/decisions/096, 099).
create table hook_endpoint (
  endpoint_id       uuid primary key,
  partner_id        integer not null references partner,
  label             text not null check (length(label) between 1 and 60),
  url               text not null check (url ~ '^https://' and length(url) <= 500),
  types             text[] not null check (cardinality(types) > 0),
  -- Sealed. The one before signs beside it until its time is over.
  secret            bytea not null,
  old_secret        bytea,
  old_secret_until  timestamptz,
  is_on             flag not null default 1,
  off_because       text check (off_because in ('partner', 'gone', 'failing')),
  -- Its health: tries by the clock that failed since one was taken. Until `held_until` nothing is tried.
  failures          integer not null default 0,
  failing_since     timestamptz,
  held_until        timestamptz,
  last_delivered_at timestamptz,
  last_failed_at    timestamptz,
  version           integer not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  check ((is_on = 1) = (off_because is null)),
  check ((old_secret is null) = (old_secret_until is null)),
  check ((failures = 0) = (failing_since is null))
);
create index hook_endpoint_of on hook_endpoint (partner_id, created_at);

-- An event on its way to an endpoint. `missed`: the endpoint was off.
create table hook_delivery (
  delivery_id uuid primary key,
  endpoint_id uuid not null references hook_endpoint on delete cascade,
  partner_id  integer not null references partner,
  event_id    uuid not null references partner_event on delete cascade,
  state       text not null check (state in ('waiting', 'delivered', 'failed', 'missed')),
  -- By the clock; what somebody sent again is not among them.
  tries       integer not null default 0,
  next_at     timestamptz,
  ended_at    timestamptz,
  created_at  timestamptz not null,
  unique (endpoint_id, event_id),
  check ((state = 'waiting') = (next_at is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
create index hook_delivery_of on hook_delivery (partner_id, created_at desc, delivery_id desc);
create index hook_delivery_log on hook_delivery (endpoint_id, created_at desc, delivery_id desc);
create index hook_delivery_failed on hook_delivery (endpoint_id, created_at) where state in ('failed', 'missed');
create index hook_delivery_event on hook_delivery (event_id);

create table hook_attempt (
  attempt_id  bigint generated always as identity primary key,
  delivery_id uuid not null references hook_delivery on delete cascade,
  partner_id  integer not null references partner,
  made_by     text not null check (made_by in ('clock', 'partner')),
  outcome     text not null check (outcome in ('delivered', 'refused', 'gone', 'later', 'redirected', 'timed_out', 'unreachable',
    'bad_certificate', 'unknown_name', 'address_refused')),
  status_code integer,
  took_ms     integer not null,
  -- What the endpoint answered, the first 64 kB; forgotten after 30 days.
  answer      text,
  is_cut      flag not null default 0,
  at          timestamptz not null
);
create index hook_attempt_of on hook_attempt (delivery_id, attempt_id);
create index hook_attempt_answer on hook_attempt (at) where answer is not null;

-- A key of a partner's own system. Of the key itself the hash alone is kept.
create table partner_api_key (
  key_id       integer generated always as identity primary key,
  partner_id   integer not null references partner,
  request_id   uuid not null unique,
  label        text not null check (length(label) between 1 and 60),
  -- Its first characters, by which people tell keys apart.
  hint         text not null,
  hash         bytea not null unique,
  scopes       text[] not null check (cardinality(scopes) > 0),
  created_at   timestamptz not null,
  last_used_at timestamptz,
  -- When it ends by itself: another has taken its place.
  ends_at      timestamptz,
  revoked_at   timestamptz
);
create index partner_api_key_of on partner_api_key (partner_id, key_id);

-- A customer that a partner says it will bring: a keyed hash of the number and the product for 72 hours, and then none.
create table lead_claim (
  claim_id       uuid primary key,
  partner_id     integer not null references partner,
  key_id         integer not null references partner_api_key,
  product_type   text not null,
  -- What the partner calls it.
  reference      text check (reference ~ '^[A-Za-z0-9._-]{1,64}$'),
  contact_hash   bytea,
  claimed_at     timestamptz not null,
  ends_at        timestamptz not null check (ends_at > claimed_at),
  -- When the number proved a passcode, whose it is and how much of it a partner sees.
  proved_at      timestamptz,
  user_id        uuid references customer,
  masked_contact text,
  -- What it became.
  lead_id        bigint references partner_lead,
  check ((proved_at is null) = (user_id is null)),
  check (lead_id is null or proved_at is not null)
);
create unique index lead_claim_live on lead_claim (partner_id, contact_hash) where contact_hash is not null;
create index lead_claim_hash on lead_claim (contact_hash) where contact_hash is not null;
create index lead_claim_user on lead_claim (user_id) where user_id is not null;
create index lead_claim_of on lead_claim (partner_id, claimed_at desc);
create index lead_claim_ends on lead_claim (ends_at) where contact_hash is not null;
create index lead_claim_old on lead_claim (claimed_at);

alter table hook_endpoint enable row level security;
alter table hook_endpoint force row level security;
create policy office on hook_endpoint using (office_at_work()) with check (office_at_work());
create policy own_select on hook_endpoint for select using (own_partner_rows(partner_id));

alter table hook_delivery enable row level security;
alter table hook_delivery force row level security;
create policy office on hook_delivery using (office_at_work()) with check (office_at_work());
create policy own_select on hook_delivery for select using (own_partner_rows(partner_id));

alter table hook_attempt enable row level security;
alter table hook_attempt force row level security;
create policy office on hook_attempt using (office_at_work()) with check (office_at_work());
create policy own_select on hook_attempt for select using (own_partner_rows(partner_id));

alter table partner_api_key enable row level security;
alter table partner_api_key force row level security;
create policy office on partner_api_key using (office_at_work()) with check (office_at_work());
create policy own_select on partner_api_key for select using (own_partner_rows(partner_id));

alter table lead_claim enable row level security;
alter table lead_claim force row level security;
create policy office on lead_claim using (office_at_work()) with check (office_at_work());
create policy own_select on lead_claim for select using (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select (endpoint_id, partner_id, label, url, types, old_secret_until, is_on, off_because, failures, failing_since, held_until,
    last_delivered_at, last_failed_at, version, created_at, updated_at) on hook_endpoint to marketplace_partner;
  grant select on hook_delivery, hook_attempt to marketplace_partner;
  grant select (key_id, partner_id, label, hint, scopes, created_at, last_used_at, ends_at, revoked_at) on partner_api_key
    to marketplace_partner;
  grant select (claim_id, partner_id, product_type, reference, claimed_at, ends_at, proved_at, masked_contact, lead_id) on lead_claim
    to marketplace_partner;
end $$;
