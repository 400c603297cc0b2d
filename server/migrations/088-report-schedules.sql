-- Reports that staff have sent as a link, day after day: no figure leaves by mail.

create table report_schedule (
  schedule_id  uuid primary key,
  staff_id     integer not null references staff,
  staff_name   text not null,
  report       text not null,
  -- How the report is cut, whatever its days: by what, which filters.
  cut          jsonb not null,
  every        text not null check (every in ('day', 'week', 'month')),
  -- Of the member of staff: theirs to read, and an administrator's.
  email        text not null check (length(email) <= 254),
  -- The day in India on which the next one goes.
  next_day     date not null,
  last_sent_at timestamptz,
  created_at   timestamptz not null
);
create index report_schedule_staff on report_schedule (staff_id);
create index report_schedule_next on report_schedule (next_day);
