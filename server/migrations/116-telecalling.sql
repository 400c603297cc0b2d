-- Calls to customers (decision 110): who sits at the telephone, whom they call and why, what was said, and what the operator reports.

create table caller_desk (
  staff_id     integer primary key references staff,
  -- The caller's own telephone, which rings first.
  sealed_phone bytea,
  languages    text[] not null default '{en,hi}',
  duty         text not null default 'off' check (duty in ('on', 'paused', 'off')),
  duty_since   timestamptz not null,
  -- The last sign of life of their page.
  beat_at      timestamptz not null
);

create table call_task (
  task_id               bigint generated always as identity primary key,
  -- Says of what it is: the same reason opens one task, however often it is found.
  task_key              text not null unique check (length(task_key) <= 120),
  user_id               uuid not null references customer,
  purpose               text not null check (purpose ~ '^[a-z_]{3,32}$'),
  brand_id              integer references brand,
  lender_id             integer references lender,
  lender_application_id bigint references lender_application,
  help_request_id       integer,
  -- Since when the customer, the lender or the application waits.
  since                 timestamptz not null,
  -- 0: promised for a time. Then 1 to 3, the most urgent first.
  rank                  smallint not null check (rank between 0 and 3),
  due_at                timestamptz not null,
  promised_at           timestamptz,
  promised_by           integer references staff,
  -- What the customer speaks, where it is not what they read.
  language              text check (language ~ '^[a-z]{2,3}$'),
  tries                 smallint not null default 0 check (tries >= 0),
  state                 text not null default 'due' check (state in ('due', 'done', 'stopped')),
  -- Why it is over without a talk, or what moved it last.
  because               text check (length(because) <= 80),
  lease_by              integer references staff,
  -- The session that took it: signing out gives it back.
  lease_session         bytea,
  leased_at             timestamptz,
  -- Its end, and until when without a sign of life of the page.
  lease_ends_at         timestamptz,
  lease_until           timestamptz,
  opened_by             text not null,
  created_at            timestamptz not null,
  moved_at              timestamptz not null,
  check ((lease_by is null) = (lease_until is null) and (lease_by is null) = (lease_ends_at is null)
    and (lease_by is null) = (lease_session is null) and (lease_by is null) = (leased_at is null)),
  check (rank <> 0 or promised_at is not null),
  check (state = 'due' or lease_by is null)
);
create index call_task_due on call_task (rank, due_at, task_id) where state = 'due';
create index call_task_leased on call_task (lease_by) where lease_by is not null;
create index call_task_of on call_task (user_id);
create index call_task_age on call_task (moved_at) where state <> 'due';

create table phone_call (
  call_id          uuid primary key,
  -- Drawn by the page: the same press twice is one call.
  request_id       uuid not null unique,
  -- Of call_task; a call is kept for as long as its own time says.
  task_id          bigint not null,
  user_id          uuid not null references customer,
  staff_id         integer not null references staff,
  lender_id        integer references lender,
  series           text not null check (series in ('1600', '140', 'other')),
  state            text not null check (state in ('placing', 'unsure', 'ringing', 'talking', 'lost', 'completed', 'no_answer', 'busy', 'failed')),
  -- What the operator calls it by, and what it calls back with (hashed).
  sid              text unique,
  token_hash       bytea not null unique,
  -- By which a call that is read back is known as this one; no number.
  number_index     bytea not null,
  placed_at        timestamptz not null,
  answered_at      timestamptz,
  ended_at         timestamptz,
  talk_s           integer check (talk_s >= 0),
  -- What the caller said of it, which the operator does not know: it stands in the ledger of contacts.
  said_outcome     text check (said_outcome ~ '^[a-z_]{3,24}$'),
  failure          text check (length(failure) <= 120),
  sealed_recording bytea
);
-- One at a time, of a caller and of a task: a second one is never placed beside it.
create unique index phone_call_live_staff on phone_call (staff_id) where state in ('placing', 'unsure', 'ringing', 'talking');
create unique index phone_call_live_task on phone_call (task_id) where state in ('placing', 'unsure', 'ringing', 'talking');
create index phone_call_task on phone_call (task_id);
create index phone_call_of on phone_call (user_id);
create index phone_call_age on phone_call (placed_at);

-- Each event of a call counts once. It goes with its call.
create table phone_call_event (
  call_id  uuid not null,
  event    text not null check (event in ('answered', 'terminal')),
  sid      text not null,
  heard_at timestamptz not null,
  primary key (call_id, event)
);

create table call_outcome (
  outcome_id   bigint generated always as identity primary key,
  request_id   uuid not null unique,
  task_id      bigint not null references call_task,
  user_id      uuid not null references customer,
  staff_id     integer not null references staff,
  disposition  text not null check (disposition ~ '^[a-z_]{3,24}$'),
  said         text check (said ~ '^[a-z_]{3,24}$'),
  script_id    integer,
  -- What becomes of the task.
  next_state   text not null check (next_state in ('due', 'done', 'stopped')),
  next_at      timestamptz,
  at           timestamptz not null
);
create index call_outcome_of on call_outcome (user_id);
create index call_outcome_at on call_outcome (at);
create index call_outcome_task on call_outcome (task_id);

create table call_script (
  script_id   integer generated always as identity primary key,
  purpose     text not null check (purpose ~ '^[a-z_]{3,32}$'),
  -- Null: of every lender that has none of its own.
  lender_id   integer references lender,
  language    text not null references language,
  version     integer not null check (version > 0),
  text        text not null check (length(text) between 10 and 2000),
  -- Who at the lender agreed to these words, and when (IBA model code: wording that the lender approved).
  approved_by text check (length(approved_by) between 2 and 120),
  approved_on date,
  written_by  text not null,
  written_at  timestamptz not null,
  check ((approved_by is null) = (approved_on is null))
);
create unique index call_script_version on call_script (purpose, coalesce(lender_id, 0), language, version);
