-- How our calls to lenders went: counted by the hour, by what came of them and by how long it took. Nothing of a person is in it.
create table lender_call (
  lender_id  integer not null references lender,
  hour       timestamptz not null,
  -- A no is an answer; a fault puts the lender's health in question (lender-connector.ts).
  outcome    text not null check (outcome in ('answered', 'fault')),
  -- The upper end of the class of times, in milliseconds.
  within_ms  integer not null check (within_ms > 0),
  calls      integer not null check (calls > 0),
  last_at    timestamptz not null,
  -- Of a fault, what it was, in a technician's words.
  last_words text,
  primary key (lender_id, hour, outcome, within_ms)
);
create index lender_call_age on lender_call (hour);
