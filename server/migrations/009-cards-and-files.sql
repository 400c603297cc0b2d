-- Pictures that staff put up. The address is all that names one; what it shows is in `label`.
create table stored_file (
  address    text primary key check (address ~ '^/files/[a-z0-9-]{8,60}\.webp$'),
  label      text not null,
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  staff_id   integer references staff,
  created_at timestamptz not null default now()
);
create index stored_file_age on stored_file (created_at);

create table credit_card (
  category_id        uuid primary key default gen_random_uuid(),
  category_name      text not null,
  sort_order         integer not null check (sort_order between 0 and 9999),
  -- A reference keeps the file: what nothing refers to is cleared away at night.
  category_img_thumb text references stored_file,
  key_feature        text,
  annual_fee         text,
  utm_link           text check (utm_link like 'https://%'),
  marketing_bullets  text[] not null default '{}',
  secured            flag not null default 0,
  status             flag not null default 0,
  issuer_name        text,
  joining_fee        integer check (joining_fee >= 0),
  annual_fee_amount  integer check (annual_fee_amount >= 0),
  fee_waiver         text,
  apr_percent        numeric(5, 2) check (apr_percent between 0 and 100),
  kfs_url            text check (kfs_url like 'https://%'),
  deposit_min        integer check (deposit_min >= 0),
  modelled_on        text,
  deleted_at         timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  -- Who issues it, what it costs and where it leads stand beside every card that customers see (domain.md 5.7).
  constraint credit_card_live check (status = 0 or deleted_at is not null or num_nulls(issuer_name, annual_fee, joining_fee,
    annual_fee_amount, apr_percent, kfs_url, utm_link) = 0)
);
create unique index credit_card_name on credit_card (lower(category_name)) where deleted_at is null;
create index credit_card_thumb on credit_card (category_img_thumb) where category_img_thumb is not null;

-- One row that every write to the cards bumps; processes compare it (NOTIFY card_change wakes them). Before the rows, so that
-- two writers meet here first and never wait for each other's new cards.
create table credit_card_version (
  only_row boolean primary key default true check (only_row),
  version  bigint not null default 1
);
insert into credit_card_version default values;

create function bump_credit_card_version() returns trigger language plpgsql as $$
begin
  update credit_card_version set version = version + 1;
  perform pg_notify('card_change', '');
  return null;
end $$;
create trigger credit_card_changes before insert or update or delete on credit_card
  for each statement execute function bump_credit_card_version();
