-- The steps that journeys take, for the dashboard; in their order (contract/src/dashboard.ts says what each counts).
create type journey_step_name as enum (
  'started', 'signed_in', 'details_completed', 'offers_shown', 'applied', 'sent', 'approved', 'disbursed'
);

-- One row a step that a subject reached, at the first time: a start (prospect), a customer (details) or an application.
-- Written by triggers alone, with the change itself. No personal data, and nothing that holds a deletion up.
create table journey_step (
  step       journey_step_name not null,
  subject_id uuid not null,
  at         timestamptz not null,
  brand_id   integer references brand,
  user_id    uuid,
  app_id     uuid,
  primary key (subject_id, step)
);
create index journey_step_when on journey_step (step, at) include (brand_id);
-- Counting reads the index alone where the table is vacuumed, so the newest rows are not left waiting for it.
alter table journey_step set (autovacuum_vacuum_insert_threshold = 500, autovacuum_vacuum_insert_scale_factor = 0.01);
create index journey_step_user on journey_step (user_id, step);

create function note_journey_step(
  step journey_step_name, subject_id uuid, at timestamptz, brand_id integer, user_id uuid, app_id uuid
) returns void language sql as $$
  insert into journey_step (step, subject_id, at, brand_id, user_id, app_id) values ($1, $2, $3, $4, $5, $6)
  on conflict (subject_id, step) do nothing
$$;

create function note_prospect_steps() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_journey_step('started', new.prospect_app_id, new.created_at, new.brand_id, null, null);
  end if;
  if new.verified_at is not null then
    perform note_journey_step('signed_in', new.prospect_app_id, new.verified_at, new.brand_id, new.user_id, null);
  end if;
  return null;
end $$;
create trigger prospect_journey after insert or update of verified_at on prospect
  for each row execute function note_prospect_steps();

create function note_details_step() returns trigger language plpgsql as $$
begin
  perform note_journey_step('details_completed', new.user_id, new.pl_completed_at, new.brand_id, new.user_id, null);
  return null;
end $$;
create trigger customer_journey after insert or update of pl_completed_at on customer
  for each row when (new.pl_completed_at is not null) execute function note_details_step();

create function note_application_step(step journey_step_name, of_app_id uuid, at timestamptz)
returns void language sql as $$
  select note_journey_step($1, a.app_id, $3, a.brand_id, a.user_id, a.app_id) from application a where a.app_id = $2
$$;

create function note_offers_step() returns trigger language plpgsql as $$
begin
  perform note_application_step('offers_shown', new.app_id, new.created_at);
  return null;
end $$;
create trigger offer_snapshot_journey after insert on offer_snapshot
  for each row when (jsonb_array_length(new.content -> 'matched') > 0) execute function note_offers_step();

create function note_applied_step() returns trigger language plpgsql as $$
begin
  perform note_application_step('applied', new.app_id, new.created_at);
  return null;
end $$;
create trigger lender_application_journey after insert on lender_application
  for each row execute function note_applied_step();

-- A lender may tell of a later step first: it has the earlier ones behind it.
create function journey_steps_of(status text) returns journey_step_name[] language sql immutable as $$
  select case
    when $1 in ('SENT', 'LOGGED_IN', 'DOCS_PENDING', 'UNDER_PROCESS') then '{sent}'
    when $1 in ('APPROVED', 'SANCTIONED') then '{sent,approved}'
    when $1 in ('PART_DISBURSED', 'DISBURSED') then '{sent,approved,disbursed}'
    else '{}'
  end::journey_step_name[]
$$;

create function note_lender_steps() returns trigger language plpgsql as $$
declare
  of_app_id uuid;
begin
  select l.app_id into of_app_id from lender_application l where l.lender_application_id = new.lender_application_id;
  perform note_application_step(step, of_app_id, new.at) from unnest(journey_steps_of(new.status)) step;
  return null;
end $$;
create trigger lender_event_journey after insert on lender_application_event
  for each row when (new.accepted = 1) execute function note_lender_steps();

-- What happened before this table was there.
insert into journey_step (step, subject_id, at, brand_id, user_id, app_id)
  select 'started'::journey_step_name, prospect_app_id, created_at, brand_id, null::uuid, null::uuid from prospect
  union all
  select 'signed_in', prospect_app_id, verified_at, brand_id, user_id, null from prospect where verified_at is not null
  union all
  select 'details_completed', user_id, pl_completed_at, brand_id, user_id, null from customer where pl_completed_at is not null
  union all
  select 'offers_shown', a.app_id, min(s.created_at), a.brand_id, a.user_id, a.app_id
    from application a join offer_snapshot s using (app_id)
    where jsonb_array_length(s.content -> 'matched') > 0 group by a.app_id
  union all
  select 'applied', a.app_id, min(l.created_at), a.brand_id, a.user_id, a.app_id
    from application a join lender_application l using (app_id) group by a.app_id
  union all
  select reached.* from (
    select distinct on (a.app_id, step) step, a.app_id as subject_id, e.at, a.brand_id, a.user_id, a.app_id
      from lender_application_event e join lender_application l using (lender_application_id) join application a using (app_id),
        unnest(journey_steps_of(e.status)) step
      where e.accepted = 1 order by a.app_id, step, e.event_id
  ) reached;

-- Queues of the dashboard.
create index help_request_waiting on help_request (created_at) where status <> 'delivered';
create index message_failed on message (created_at) where status = 'failed';
create index lender_application_status on lender_application (status, updated_at);

-- A customer's record.
create index application_user on application (user_id, created_at);
create index message_user on message (user_id, created_at) where user_id is not null;
create index message_recipient on message (recipient, created_at);
create index help_request_phone on help_request (phone);
create index help_request_email on help_request (lower(email));

-- Keyed hash of the last four characters of the PAN.
alter table customer add column tin_last4_index bytea;
create index customer_tin_last4 on customer (tin_last4_index) where tin_last4_index is not null;
create index customer_tin_unindexed on customer (user_id) where tin is not null and tin_last4_index is null;
do $$
begin
  if exists (select from customer where tin is not null) then
    perform graphile_worker.add_job('index_pan_endings', '{}'::json);
  end if;
end $$;

create table customer_note (
  note_id    bigint generated always as identity primary key,
  -- Drawn by the page for each note: a request that comes twice makes one.
  request_id uuid not null unique,
  user_id    uuid not null references customer,
  staff_id   integer not null references staff,
  staff_name text not null,
  text       text not null,
  created_at timestamptz not null
);
create index customer_note_user on customer_note (user_id, note_id);

-- Unsaved rule changes tried on the customers of the last 30 days.
create table eligibility_run (
  run_id         uuid primary key,
  staff_id       integer not null references staff,
  changes        jsonb not null,
  state          text not null check (state in ('queued', 'running', 'done', 'failed')),
  profiles_done  integer not null default 0,
  profiles_total integer,
  result         jsonb,
  created_at     timestamptz not null,
  finished_at    timestamptz,
  check ((state = 'done') = (result is not null))
);
create index customer_active on customer (updated_at) where pl_completed = 1;
