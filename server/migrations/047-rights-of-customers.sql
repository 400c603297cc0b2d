-- The question to lenders without a name has a consent of its own.
alter table consent_text
  drop constraint consent_text_purpose_check,
  add constraint consent_text_purpose_check
    check (purpose in ('terms', 'soft_questions', 'messages', 'share', 'insurance')) not valid;
alter table consent
  drop constraint consent_purpose_check,
  add constraint consent_purpose_check
    check (purpose in ('terms', 'soft_questions', 'messages', 'share', 'insurance')) not valid;

-- A complaint that nobody had answered when its customer was deleted was not settled.
alter table complaint
  drop constraint complaint_status_check,
  add constraint complaint_status_check
    check (status in ('open', 'answered', 'settled', 'closed_by_deletion')) not valid,
  -- Of a deleted customer's complaint about a lender: its words are kept sealed until then, when no claim can be brought any more.
  add column texts_until timestamptz;
alter table complaint_event
  drop constraint complaint_event_step_check,
  add constraint complaint_event_step_check
    check (step in ('received', 'answered', 'reopened', 'settled', 'closed_by_deletion')) not valid,
  -- The words of a deleted customer's complaint: data key id, nonce, ciphertext, tag.
  add column sealed_text bytea,
  add constraint complaint_event_text_once check (text is null or sealed_text is null) not valid;

-- Who is to be deleted, and when: the day is told beforehand, and signing in undoes it.
create table planned_erasure (
  user_id    uuid primary key references customer,
  cause      text not null check (cause in ('terms_withdrawn', 'silence')),
  planned_at timestamptz not null,
  due_at     timestamptz not null check (due_at > planned_at)
);
create index planned_erasure_due on planned_erasure (due_at, user_id);

-- Whom a customer named to use their rights when they no longer can (DPDP Act 2023, section 14).
create table nominee (
  user_id    uuid primary key references customer,
  -- Name, relation and contact as JSON, sealed: data key id, nonce, ciphertext, tag.
  sealed     bytea not null,
  changed_at timestamptz not null
);
