-- One-time links that go on with a journey on another device or later. A link opens no session: it starts a sign-in whose
-- passcode goes to the customer's own contact (docs/decisions, "What a link may open").
create table hand_over_link (
  link_id         uuid primary key,
  -- The start that the link leads to; a partner's /transfer/{id} names it.
  prospect_app_id uuid not null unique references prospect on delete cascade,
  token_hash      bytea not null unique,
  -- Where the link may be opened from: it fits no other.
  channel         text not null check (channel in ('device', 'sms', 'email', 'partner')),
  brand_id        integer not null references brand,
  -- Whose journey it is; null where a partner asks for somebody who may not be a customer yet.
  user_id         uuid references customer on delete cascade,
  partner_id      integer references partner,
  -- Of a member of staff who sent it.
  staff_id        integer references staff,
  staff_name      text,
  -- The page's own id of the request of staff: sent again it is one link.
  request_id      uuid unique,
  product_type    text,
  product_id      text,
  app_id          uuid references application on delete set null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null check (expires_at > created_at),
  opened_at       timestamptz,
  revoked_at      timestamptz,
  check ((channel = 'partner') = (partner_id is not null)),
  check (user_id is not null or channel = 'partner')
);
create index hand_over_link_user on hand_over_link (user_id, created_at);
create index hand_over_link_partner on hand_over_link (partner_id, created_at) where partner_id is not null;

-- The loan whose details were saved last and when: a link that staff send goes on there where no application is newer.
alter table customer add column detail_product text, add column detail_product_at timestamptz;

-- Who invited a business that asks to become a partner.
alter table partner add column invited_by integer references partner;
-- The cookies lead, qr and url (section 3) as they stood at a start; an application leads to its customer's starts.
alter table prospect add column arrival jsonb not null default '{}';
