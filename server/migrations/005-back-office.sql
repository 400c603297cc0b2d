-- Staff, their sessions, and the log of what they did.
create table staff (
  staff_id      integer generated always as identity primary key,
  username      text not null unique check (username ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
  full_name     text not null,
  -- Section 6: 1 full admin, 2 analyst, 3 caller.
  role_id       smallint not null check (role_id in (1, 2, 3)),
  disabled_at   timestamptz,
  -- A demo account: no second factor, and no start of a server that is not a demo.
  is_demo       flag not null default 0,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  last_login_at timestamptz
);

alter table session add column staff_id integer references staff;
alter table session add column partner_id integer;
alter table session add constraint session_admin check (kind <> 'admin' or staff_id is not null);
alter table session add constraint session_partner check (kind <> 'partner' or partner_id is not null);
create index session_staff on session (staff_id) where revoked_at is null and staff_id is not null;
create index session_partner on session (partner_id) where revoked_at is null and partner_id is not null;

-- What staff and partners sign in with. `subject_id` is a staff_id or a partner_id.
create table credential (
  subject_kind       text not null check (subject_kind in ('staff', 'partner')),
  subject_id         integer not null,
  -- argon2id, PHC string.
  password_hash      text not null check (password_hash like '$argon2id$%'),
  password_set_at    timestamptz not null,
  -- 1 while the password is one that somebody else chose.
  password_given     flag not null default 0,
  -- The authenticator's secret, sealed; the newest time step that was used is never used again.
  totp               bytea,
  totp_enrolled_at   timestamptz,
  totp_last_step     bigint,
  -- One that was shown and is not confirmed yet.
  pending_totp       bytea,
  pending_totp_until timestamptz,
  primary key (subject_kind, subject_id),
  check ((totp is null) = (totp_enrolled_at is null)),
  check ((pending_totp is null) = (pending_totp_until is null))
);

create table recovery_code (
  subject_kind text not null,
  subject_id   integer not null,
  code_hash    bytea not null,
  used_at      timestamptz,
  primary key (subject_kind, subject_id, code_hash),
  foreign key (subject_kind, subject_id) references credential on delete cascade
);

-- Browsers that somebody signed in with: what strangers try at the same name does not count for them.
create table known_browser (
  token_hash   bytea not null,
  subject_kind text not null,
  subject_id   integer not null,
  last_used_at timestamptz not null,
  primary key (token_hash, subject_kind, subject_id),
  foreign key (subject_kind, subject_id) references credential on delete cascade
);
create index known_browser_age on known_browser (last_used_at);

-- Append-only and hash-chained (trust.md): each entry's hash covers the hash of the one before it.
create table audit_entry (
  entry_id      bigint primary key,
  -- No finer than what is hashed.
  at            timestamptz(3) not null,
  actor_kind    text not null check (actor_kind in ('staff', 'partner', 'system')),
  actor_id      text not null,
  actor_name    text not null,
  on_behalf_of  text,
  -- noun.verb; byte order, so that everything of one noun stands together.
  action        text collate "C" not null,
  object_kind   text not null,
  object_id     text not null,
  object_name   text,
  before        jsonb,
  after         jsonb,
  reason        text,
  ip            text,
  previous_hash bytea not null,
  entry_hash    bytea not null
);
create index audit_entry_object on audit_entry (object_kind, object_id, entry_id);
create index audit_entry_actor on audit_entry (lower(actor_name), entry_id);
create index audit_entry_action on audit_entry (action, entry_id);
create index audit_entry_at on audit_entry (at);
create trigger audit_entry_immutable before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_change();

-- The end of the chain; its lock puts writers in a line.
create table audit_head (
  only_row   boolean primary key default true check (only_row),
  entry_id   bigint not null,
  entry_hash bytea not null
);
insert into audit_head (entry_id, entry_hash) values (0, decode(repeat('00', 32), 'hex'));
