create table complaint (
  complaint_id bigint generated always as identity primary key,
  number       text not null unique check (number ~ '^C-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  user_id      uuid not null references customer,
  brand_id     integer references brand,
  category     text not null
    check (category in ('application', 'charges', 'insurance', 'conduct', 'messages', 'data', 'website', 'other')),
  -- Null where it is about the marketplace itself.
  lender_id    integer references lender,
  app_id       uuid references application,
  status       text not null default 'open' check (status in ('open', 'answered', 'settled')),
  created_at   timestamptz not null,
  due_at       timestamptz not null check (due_at > created_at)
);
create index complaint_user on complaint (user_id, complaint_id);
create index complaint_open on complaint (due_at) where status = 'open';

create table complaint_event (
  event_id     bigint generated always as identity primary key,
  complaint_id bigint not null references complaint,
  step         text not null check (step in ('received', 'answered', 'reopened', 'settled')),
  -- Null where nothing was written, and once the customer's data are deleted.
  text         text,
  staff_id     integer references staff,
  at           timestamptz not null,
  check ((step = 'answered') = (staff_id is not null))
);
create index complaint_event_of on complaint_event (complaint_id, event_id);

-- A passcode may prove that it is the customer who asks for a copy in clear, or for deletion.
alter table passcode drop constraint passcode_purpose_check;
alter table passcode add constraint passcode_purpose_check
  check (purpose in ('sign_in', 'contact', 'my_data_copy', 'my_data_delete'));

-- A customer who deleted their account: the row stays, as others refer to it, and names nobody.
alter table customer add column deleted_at timestamptz;
alter table customer add constraint customer_deleted_names_nobody
  check (deleted_at is null or (mobile_phone_number is null and email is null and tin is null and first_name is null));

alter table prospect add column erased flag not null default 0;
alter table prospect drop constraint prospect_check;
alter table prospect add constraint prospect_one_contact
  check (((mobile_phone_number is null) <> (email is null)) or (erased = 1 and mobile_phone_number is null and email is null));

-- The last message to somebody whose data are gone: whom it went to is forgotten once it has gone.
alter table message add column forget_recipient flag not null default 0;

-- When the lender had heard that the consent behind the application is withdrawn.
alter table lender_application add column withdrawal_told_at timestamptz;

-- Who was deleted, by an id that names nobody. Kept for good, and apart from backups (docs/operations.md): what a backup
-- brings back is deleted again by it.
create table deletion (
  certificate text primary key check (certificate ~ '^D-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  user_id     uuid not null unique references customer,
  brand_id    integer references brand,
  deleted_at  timestamptz not null,
  -- The lenders that hold details from us, by our reference: each is told.
  lenders     jsonb not null default '[]'
);
create trigger deletion_immutable before update or delete on deletion
  for each row execute function refuse_change();

create index tracked_event_phone on tracked_event (phone_index) where phone_index is not null;
