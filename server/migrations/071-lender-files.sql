-- Lenders' files (decision 088): status, MIS and statements of commission. Facts of rows stand here, without personal data; the text of the file
-- lies sealed in the storage, so that a deletion has one place to reach.
create table file_mapping (
  mapping_id       integer generated always as identity primary key,
  -- Null: files of several lenders, known by their header alone.
  lender_id        integer references lender,
  kind             text not null check (kind in ('status', 'mis', 'commission')),
  version          integer not null,
  header_signature text not null,
  header_line      integer not null,
  -- [{"title", "field"}]; a title without a field is one that is not used.
  columns          jsonb not null,
  date_order       text check (date_order in ('dmy', 'mdy', 'ymd')),
  amount_unit      text not null check (amount_unit in ('rupees', 'thousands', 'lakh')),
  staff_id         integer not null references staff,
  staff_name       text not null,
  created_at       timestamptz not null
);
create unique index file_mapping_version on file_mapping (coalesce(lender_id, 0), kind, version);
create trigger file_mapping_stays before update or delete on file_mapping
  for each row execute function refuse_change();

-- What a lender's word for a status means; null: rows with it are left out. `lender_id` null: for all lenders.
create table status_word (
  word_id    integer generated always as identity primary key,
  lender_id  integer references lender,
  word       text not null,
  status     text,
  staff_id   integer not null references staff,
  staff_name text not null,
  created_at timestamptz not null
);
create unique index status_word_once on status_word (coalesce(lender_id, 0), word);

create table upload (
  upload_id    uuid primary key,
  kind         text not null check (kind in ('status', 'mis', 'commission')),
  lender_id    integer references lender,
  month        text check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  scope        text not null check (scope in ('full_month', 'changes_only')),
  -- 1: applied as soon as it is planned.
  is_direct    flag not null,
  sha256       text not null,
  bytes        bigint not null,
  file_name    text not null,
  -- How many sealed parts lie in the storage; 0 once they are deleted.
  parts        integer not null,
  state        text not null check (state in ('RECEIVED', 'READING', 'NEEDS_MAPPING', 'PLANNED', 'APPLYING', 'DONE', 'DONE_WITH_ERRORS',
    'NOTHING_CHANGED', 'FAILED', 'CANCELLED', 'UNDOING', 'UNDONE', 'PARTLY_UNDONE')),
  -- What was found in the file; null until it is read, and again where it has to be read anew.
  reading      jsonb,
  -- What staff said of the columns of this file; null where nobody did.
  answer       jsonb,
  mapping_id   integer references file_mapping,
  rows_total   integer,
  rows_done    integer not null default 0,
  rows_updated integer not null default 0,
  rows_failed  integer not null default 0,
  plan_hash    text,
  is_cancelling flag not null default 0,
  error        text,
  undo_reason  text,
  undo_staff_id integer references staff,
  undo_staff_name text,
  staff_id     integer not null references staff,
  staff_name   text not null,
  created_at   timestamptz not null,
  planned_at   timestamptz,
  processed_at timestamptz,
  undone_at    timestamptz,
  check ((kind = 'status') = (lender_id is null)),
  check ((kind = 'status') = (month is null))
);
create index upload_listed on upload (kind, created_at desc, upload_id);
create index upload_same on upload (kind, sha256, created_at);
create index upload_waiting on upload (state, created_at) where state in ('FAILED', 'NEEDS_MAPPING', 'PLANNED');

create table upload_row (
  upload_id  uuid not null references upload,
  -- The line of the file; below zero: an application that the file lacks.
  row_key    integer not null,
  outcome    text not null,
  reason     text,
  target_id  bigint,
  -- What the row says: statuses, days, sums in paise and references, no name, no contact.
  facts      jsonb not null,
  -- What stood before and what it becomes: the plan as it was shown.
  planned    jsonb,
  candidates bigint[],
  expects_event_id bigint,
  -- What a person said of the row.
  chosen_id  bigint,
  is_left_out flag not null default 0,
  primary key (upload_id, row_key)
);
create index upload_row_outcome on upload_row (upload_id, outcome, row_key);
create index upload_row_target on upload_row (target_id) where target_id is not null;

-- What was really written: the list of an undo.
create table upload_effect (
  upload_id uuid not null references upload,
  row_key   integer not null,
  target_id bigint not null,
  event_id  bigint not null,
  primary key (upload_id, row_key)
);
create trigger upload_effect_stays before update or delete on upload_effect
  for each row execute function refuse_change();
