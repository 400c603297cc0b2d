-- A step of a lender's own page, once the customer has begun it. What they told the lender there is not kept.
create table lender_step (
  lender_application_id bigint not null references lender_application,
  step        text not null,
  -- Counts what the lender has answered for good with anything but a yes: the next try is another request to it.
  round       smallint not null default 0,
  -- An answer of the customer is under way to the lender since then.
  busy_since  timestamptz,
  -- The visit to the lender's site whose return is waited for.
  visit       smallint not null default 0,
  left_at     timestamptz,
  -- Passcodes of the lender: when the series began, how many were sent and tried in it. Never the passcode.
  series_at   timestamptz,
  sent_at     timestamptz,
  sends       smallint not null default 0,
  tries       smallint not null default 0,
  masked_to   text,
  done_at     timestamptz,
  primary key (lender_application_id, step)
);
