-- Who was contacted when, how and why that was allowed, and what people stopped (decision 108).

-- One row an attempt, whatever came of it. It holds no address and no words.
create table contact_event (
  contact_id    bigint generated always as identity primary key,
  user_id       uuid not null references customer,
  channel       text not null check (channel in ('call', 'sms', 'email')),
  purpose       text not null check (purpose in ('application_service', 'documents', 'reminder', 'call_back', 'help_reply',
                  'complaint_reply', 'offer_promotion', 'survey')),
  kind          text not null check (kind in ('essential', 'service', 'transactional', 'promotional')),
  brand_id      integer references brand,
  lender_id     integer references lender,
  -- The user name of who of staff did it; 'system' where nobody did.
  made_by       text not null,
  -- What was tried: 'message:17', 'call:…'. Tried again, it is the same contact.
  source_key    text unique,
  template      text,
  version       text,
  at            timestamptz not null,
  outcome       text not null check (outcome in ('started', 'sent', 'delivered', 'answered', 'no_answer', 'busy', 'switched_off',
                  'bad_number', 'failed')),
  outcome_at    timestamptz,
  -- How long it rang or was talked.
  seconds       integer check (seconds >= 0),
  provider_id   text,
  number_series text check (number_series in ('1600', '140', 'other')),
  -- A keyed hash of the number or address: whether a dead number is still theirs.
  address_index bytea,
  because       text not null check (because in ('essential', 'asked', 'messages', 'calls', 'offers', 'share')),
  check (kind <> 'essential' or because = 'essential')
);
create index contact_event_of on contact_event (user_id, at desc);
create index contact_event_at on contact_event (at);

-- What a person stopped, over all brands; a null stands for all channels, purposes or lenders. Lines are never changed but for
-- the end that the person made of one.
create table contact_stop (
  stop_id    bigint generated always as identity primary key,
  user_id    uuid not null references customer,
  channel    text check (channel in ('call', 'sms', 'email')),
  purpose    text check (purpose in ('application_service', 'documents', 'reminder', 'call_back', 'help_reply', 'complaint_reply',
               'offer_promotion', 'survey')),
  lender_id  integer references lender,
  source     text not null check (source in ('customer', 'caller', 'operator')),
  -- The user name of who of staff wrote it down; null where the customer did.
  entered_by text,
  at         timestamptz not null,
  lifted_at  timestamptz check (lifted_at >= at),
  check ((source = 'customer') = (entered_by is null))
);
create unique index contact_stop_live on contact_stop (user_id, channel, purpose, lender_id) nulls not distinct
  where lifted_at is null;
create index contact_stop_of on contact_stop (user_id, at);

-- What the rule reads of a person. A view, so that its statement reads no table of others (docs/decisions/044).
create view contact_person as
  select c.user_id, c.deleted_at is not null as deleted, c.birth_date, c.mobile_phone_number,
         case when c.email_verified = 1 then c.email end as email,
         k.live, k.ended, k.shared_with,
         exists (select from complaint o where o.user_id = c.user_id and o.status = 'open') as open_complaint
    from customer c
    cross join lateral (
      select coalesce(array_agg(distinct purpose) filter (where withdrawn_at is null), '{}') as live,
             coalesce(array_agg(distinct purpose) filter (where withdrawn_at is not null), '{}') as ended,
             coalesce(array_agg(distinct lender_id) filter (where withdrawn_at is null and purpose = 'share'), '{}') as shared_with
        from consent where consent.user_id = c.user_id
    ) k;

-- Calls, and news of offers, are agreed to by themselves: the consent to messages says "no advertising, no calls".
alter table consent_text
  drop constraint consent_text_purpose_check,
  add constraint consent_text_purpose_check
    check (purpose in ('terms', 'soft_questions', 'messages', 'calls', 'offers', 'share', 'insurance')) not valid;
alter table consent
  drop constraint consent_purpose_check,
  add constraint consent_purpose_check
    check (purpose in ('terms', 'soft_questions', 'messages', 'calls', 'offers', 'share', 'insurance')) not valid;
