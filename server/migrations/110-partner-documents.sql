-- Papers that partners send in as files; the bytes lie sealed in the storage (docs/decisions/105).
create table partner_document (
  -- Made by who sends: sent again it is the same one.
  document_id    uuid primary key,
  partner_id     integer not null references partner,
  kind           text not null check (kind in ('pan', 'gst', 'bank', 'address', 'constitution')),
  -- By its bytes, never by what the sender said.
  media_type     text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes          integer not null check (bytes > 0),
  sent_at        timestamptz not null,
  -- When its bytes lay in the storage: nobody is shown one before.
  stored_at      timestamptz,
  state          text not null default 'sent' check (state in ('sent', 'accepted', 'refused', 'replaced')),
  refused_reason text,
  -- Null of what was replaced before anybody looked at it.
  decided_by     text,
  decided_at     timestamptz,
  check ((state = 'refused') = (refused_reason is not null)),
  check ((state = 'sent') = (decided_at is null)),
  check (state in ('sent', 'replaced') or decided_by is not null),
  check (state = 'sent' or stored_at is not null)
);
create unique index partner_document_waits on partner_document (partner_id, kind) where state = 'sent' and stored_at is not null;
create unique index partner_document_accepted on partner_document (partner_id, kind) where state = 'accepted';
create index partner_document_of on partner_document (partner_id, sent_at);
alter table partner_document enable row level security;
alter table partner_document force row level security;
create policy office on partner_document using (office_at_work()) with check (office_at_work());
create policy own_select on partner_document for select using (own_partner_rows(partner_id));
create policy own_insert on partner_document for insert with check (own_partner_rows(partner_id) and state = 'sent');
-- Of its own it says that one arrived, and that a newer one takes the place of one that waits; it decides nothing.
create policy own_update on partner_document for update using (own_partner_rows(partner_id) and state = 'sent')
  with check (own_partner_rows(partner_id) and state in ('sent', 'replaced'));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert on partner_document to marketplace_partner;
  grant update (stored_at, state, decided_at) on partner_document to marketplace_partner;
end $$;
