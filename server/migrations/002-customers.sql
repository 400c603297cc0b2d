create table customer (
  user_id                    uuid primary key,
  channel_id                 smallint not null default 1,
  role_id                    smallint not null default 0,
  brand_id                   integer references brand,
  language                   text not null default 'en' references language,
  mobile_phone_code          text not null default '91',
  mobile_phone_number        text unique,
  email                      text,
  email_verified             flag not null default 0,
  first_name                 text,
  last_name                  text,
  -- Sealed values (docs/security.md): data key id, nonce, ciphertext, tag.
  birth_date                 bytea,
  tin                        bytea,
  tin_index                  bytea,
  account_number             bytea,
  gender                     smallint,
  address1                   text,
  address2                   text,
  locality                   text,
  postal_code                text,
  residence_type             smallint,
  monthly_rent               integer,
  educational_level          smallint,
  employment_status_code     smallint,
  employer_name              text,
  officepincode              text,
  monthly_income             integer,
  salary_mode                smallint,
  household_income           smallint,
  emi                        integer,
  credit_score_class         smallint,
  loan_purpose               smallint,
  se_loan_amount             integer,
  ifsc                       text,
  prefer_net_banking         smallint,
  communication_preference   smallint,
  allow_sms                  flag not null default 0,
  allow_emails               flag not null default 0,
  business_account           flag,
  business_registration_type smallint,
  business_current_turnover  smallint,
  business_years             smallint,
  is_editing                 flag not null default 0,
  merchant_location_id       integer,
  pl_completed               flag not null default 0,
  bl_completed               flag not null default 0,
  gl_completed               flag not null default 0,
  hl_completed               flag not null default 0,
  -- When the customer last pressed on with a complete profile.
  pl_completed_at            timestamptz,
  pl_update_required         flag not null default 0,
  pl_se_update_required      flag not null default 0,
  created_at                 timestamptz not null default now(),
  updated_at                 timestamptz not null default now()
);
-- Only a proved e-mail opens an account, so only proved ones must be unique.
create unique index customer_verified_email on customer (lower(email)) where email_verified = 1;
create index customer_tin on customer (tin_index);

-- One row a start of the journey: who asked for a passcode, from where, and what they agreed to.
create table prospect (
  prospect_app_id     uuid primary key,
  user_id             uuid references customer,
  brand_id            integer references brand,
  language            text not null references language,
  mobile_phone_code   text,
  mobile_phone_number text,
  email               text,
  url_segment         text,
  utms                jsonb not null default '{}',
  consents            jsonb not null default '[]',
  ip_address          inet,
  created_at          timestamptz not null default now(),
  verified_at         timestamptz,
  check ((mobile_phone_number is null) <> (email is null))
);
create index prospect_user on prospect (user_id);

-- A one-time passcode: kept as a keyed hash, bound to one request, single use (trust.md).
create table passcode (
  passcode_id  bigint generated always as identity primary key,
  -- A prospect id at sign-in, a contact id at a change of contact.
  subject_id   uuid not null unique,
  purpose      text not null check (purpose in ('sign_in', 'contact')),
  recipient    text not null,
  user_id      uuid references customer,
  code_hash    bytea not null,
  expires_at   timestamptz not null,
  sent_at      timestamptz not null,
  sends        smallint not null default 1,
  comparisons  smallint not null default 0,
  used_at      timestamptz
);
create index passcode_recipient on passcode (recipient, sent_at);

create table session (
  token_hash          bytea primary key,
  kind                text not null check (kind in ('customer', 'admin', 'partner')),
  user_id             uuid references customer,
  prospect_app_id     uuid references prospect,
  created_at          timestamptz not null,
  last_seen_at        timestamptz not null,
  absolute_expires_at timestamptz not null,
  revoked_at          timestamptz,
  ip_address          inet,
  check (kind <> 'customer' or (user_id is not null and prospect_app_id is not null))
);
create index session_user_id on session (user_id) where revoked_at is null;

create table consent_text (
  purpose   text not null check (purpose in ('terms', 'messages', 'share')),
  version   text not null,
  language  text not null references language,
  text      text not null,
  primary key (purpose, version, language)
);

-- The ledger: a row is never changed but for its withdrawal.
create table consent (
  consent_id      uuid primary key,
  user_id         uuid not null references customer,
  purpose         text not null check (purpose in ('terms', 'messages', 'share')),
  version         text not null,
  language        text not null references language,
  text            text not null,
  lender_id       integer,
  -- The name as it stood in the text that was agreed to.
  lender_name     text,
  brand_id        integer references brand,
  ip_address      inet,
  given_at        timestamptz not null,
  withdrawn_at    timestamptz,
  withdrawn_ip    inet,
  check ((purpose = 'share') = (lender_id is not null and lender_name is not null))
);
create index consent_user on consent (user_id, given_at);
