-- What a session is recognised by, for its owner: the browser's family, and the hash of the known-browser cookie it came with. And
-- when it last brought a second factor (decision 063). Sessions of before have none of it.
alter table session
  add column browser text,
  add column browser_hash bytea,
  add column second_factor_at timestamptz;

-- A change of a customer's mobile number or e-mail, from its start to three days after it (decision 062).
create table contact_change (
  contact_id       uuid primary key,
  user_id          uuid not null references customer,
  kind             text not null check (kind in ('mobile', 'email')),
  new_contact      text not null,
  created_at       timestamptz not null,
  -- The passcode at the contact of before; null where that one is lost.
  proof_id         uuid,
  -- Where the contact of before is lost: when it may be finished, and by which link.
  waits_until      timestamptz,
  finish_hash      bytea unique,
  -- The link that takes it back.
  take_back_hash   bytea unique,
  done_at          timestamptz,
  -- What stood there before it was done.
  old_contact      text,
  old_verified     flag,
  -- Taken back, or given up for another change.
  ended_at         timestamptz,
  check ((proof_id is null) = (waits_until is not null)),
  check ((waits_until is null) = (finish_hash is null))
);
create index contact_change_user on contact_change (user_id);
create index contact_change_old on contact_change (old_contact) where done_at is not null and ended_at is null;

alter table passcode drop constraint passcode_purpose_check;
alter table passcode add constraint passcode_purpose_check check (purpose in ('sign_in', 'contact', 'contact_proof',
  'contact_finish', 'my_data_copy', 'my_data_delete', 'my_data_sessions')) not valid;
