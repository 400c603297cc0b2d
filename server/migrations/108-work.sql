-- What waits for a person, with its owner, lease and end (docs/decisions/109).
create table work_item (
  item_id        bigint generated always as identity primary key,
  kind           text not null check (kind ~ '^[a-z_]{3,30}$'),
  -- What it is of: the id or the number of the row that it stands for.
  key            text not null check (length(key) between 1 and 64),
  user_id        uuid,
  partner_id     integer,
  lender_id      integer,
  brand_id       integer,
  app_id         uuid,
  -- Since when it waits.
  since          timestamptz not null,
  owner_staff_id integer references staff,
  owned_at       timestamptz,
  -- Until when it is the owner's alone; null where it was given to them, or they keep it while it sleeps.
  lease_until    timestamptz,
  snoozed_until  timestamptz,
  done_at        timestamptz,
  done_by        integer references staff,
  -- What came of it, in a word that staff chose; 'source' where what it stood for is over.
  outcome        text check (outcome ~ '^[a-z_]{3,30}$'),
  check ((owner_staff_id is null) = (owned_at is null)),
  check (lease_until is null or owner_staff_id is not null),
  check ((done_at is null) = (outcome is null))
);
create unique index work_item_open on work_item (kind, key) where done_at is null;
create index work_item_of on work_item (kind, key, done_at);
create index work_item_waits on work_item (kind, since, item_id) where done_at is null;
create index work_item_free on work_item (kind, since, item_id) where done_at is null and owner_staff_id is null;
create index work_item_owned on work_item (owner_staff_id, kind, since, item_id) where done_at is null and owner_staff_id is not null;
create index work_item_lease on work_item (lease_until) where done_at is null and lease_until is not null;
create index work_item_asleep on work_item (snoozed_until) where done_at is null and snoozed_until is not null;
create index work_item_done on work_item (done_at, item_id) where done_at is not null;
create index work_item_person on work_item (user_id) where user_id is not null;

-- What staff did with an item, in their words where they wrote any.
create table work_event (
  event_id bigint generated always as identity primary key,
  item_id  bigint not null references work_item on delete cascade,
  at       timestamptz not null,
  -- Null where nobody did it: a lease that ran out.
  staff_id integer references staff,
  did      text not null check (did ~ '^[a-z_]{3,30}$'),
  text     text check (length(text) <= 2000)
);
create index work_event_of on work_event (item_id, event_id);

-- The time that a kind may take, where role 1 has set another one than the first (contract/src/platform/work-kinds.ts).
create table work_time (
  kind       text primary key,
  minutes    integer not null check (minutes between 5 and 129600),
  changed_by integer not null references staff,
  changed_at timestamptz not null
);

-- A help request is somebody's until staff say what came of it; what the CRM took before today was answered there (epoch).
alter table help_request add column closed_at timestamptz default 'epoch';
alter table help_request alter column closed_at drop default;
update help_request set closed_at = null where status <> 'delivered';

-- A transaction of a partner sees and moves the items of its own threads alone; every other one sees all.
alter table work_item enable row level security;
alter table work_item force row level security;
create policy staff on work_item using (coalesce(current_setting('app.partner_id', true), '') = '')
  with check (coalesce(current_setting('app.partner_id', true), '') = '');
create policy own_threads on work_item using (own_partner_rows(partner_id) and kind = 'partner_query')
  with check (own_partner_rows(partner_id) and kind = 'partner_query');
do $$
begin
  if to_regrole('marketplace_partner') is not null then
    grant select (item_id, kind, key, partner_id, done_at, since, outcome), insert (kind, key, user_id, partner_id, lender_id, brand_id,
      app_id, since), update (done_at, done_by, outcome) on work_item to marketplace_partner;
  end if;
  -- Opens an item for everything that stands today; a new database has no queue yet, and nothing that stands.
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('settle_work', '{}'::json, job_key => 'settle_work');
  end if;
end $$;
