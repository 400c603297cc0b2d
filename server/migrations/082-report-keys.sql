-- What reports slice by, noted where it is known: how a start came and on what, and what an application's start was.

-- Where visitors come from, as staff name it. What a visitor's address says is a stranger's text: it counts as one of these, or as `other`.
create table traffic_source (
  source_id smallint primary key,
  code text not null unique,
  label text not null,
  -- The values of utm_source, in small letters, that mean it.
  utm_sources text[] not null default '{}',
  version integer not null default 1
);
insert into traffic_source (source_id, code, label, utm_sources) values
  (0, 'unknown', 'Not known', '{}'),
  (1, 'erased', 'Data deleted', '{}'),
  (2, 'other', 'Other', '{}'),
  (3, 'direct', 'Direct', '{}'),
  (4, 'resume', 'Link of ours', '{}'),
  (5, 'partner', 'Partner', '{}'),
  (6, 'google', 'Google', '{google,adwords,googleads}'),
  (7, 'meta', 'Facebook and Instagram', '{facebook,fb,instagram,ig,meta}'),
  (8, 'whatsapp', 'WhatsApp', '{whatsapp,wa}'),
  (9, 'sms', 'SMS', '{sms}'),
  (10, 'email', 'E-mail', '{email,mail,newsletter}');

-- A product by number: reports keep it a hundred million times.
create table product_number (
  product smallint generated always as identity primary key,
  product_type text not null unique
);

alter table prospect
  -- 1 phone, 2 tablet, 3 desktop; null: not known.
  add column device smallint,
  add column source_id smallint,
  -- Who brought this start, as it was judged when it began.
  add column partner_id integer;

-- Of the customer's last sign-in before it, and of the lead that it is; null: none is known.
alter table application
  add column device smallint,
  add column source_id smallint,
  add column partner_id integer,
  -- The day of the start that this is the first application of; null where it is not the first.
  add column start_day date;

-- When we heard of it; null: when it happened.
alter table lender_application_event add column heard_at timestamptz;
-- The day on which we heard of a part; null: its day.
alter table disbursal add column heard_day date;
