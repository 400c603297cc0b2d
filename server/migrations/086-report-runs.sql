-- A question that no kept sums answer in the time of a page, counted in the background (docs/decisions/094): the question, how far it is, and what was
-- counted, by ids alone.
create table report_run (
  run_id             uuid primary key,
  staff_id           integer not null references staff,
  staff_name         text not null,
  report             text not null,
  -- In its canonical form: the same question has the same text, whoever asks.
  question           jsonb not null,
  -- The SHA-256 of the question and of the versions of its measures.
  question_hash      text not null check (length(question_hash) = 64),
  definition_version text not null,
  state              text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  days               integer not null check (days > 0),
  days_done          integer not null default 0 check (days_done between 0 and days),
  -- What the days that are done sum up to.
  sums               jsonb,
  error              text,
  created_at         timestamptz not null,
  started_at         timestamptz,
  beat_at            timestamptz,
  as_of              timestamptz,
  ended_at           timestamptz,
  check (state <> 'done' or (days_done = days and sums is not null and as_of is not null))
);
-- Asked twice at once it is counted once.
create unique index report_run_live on report_run (question_hash) where state in ('queued', 'running');
create index report_run_question on report_run (question_hash, created_at desc);
create index report_run_created on report_run (created_at desc);
