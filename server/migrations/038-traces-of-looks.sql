-- Whom each member of staff looked at on a day of India, counted: for the daily caps, and to find who looked at a person.
-- The looks themselves stand on the audit log.
create table customer_look (
  staff_id integer not null,
  day date not null,
  user_id uuid not null,
  looks integer not null default 0 check (looks >= 0),
  -- How often values were shown in clear.
  unmasks integer not null default 0 check (unmasks >= 0),
  primary key (staff_id, day, user_id)
);
create index customer_look_user on customer_look (user_id, day);
create index customer_look_day on customer_look (day);

-- The key of one person, sealed by the vault: what is sealed under it is gone with it, wherever it stands.
create table person_key (
  user_id uuid primary key references customer,
  sealed_key bytea not null,
  made_at timestamptz not null
);

-- Free text about a person, sealed under their key. The chain is over the sealed bytes.
alter table audit_entry add column sealed_reason bytea;

-- The one change that is let through: the contact of somebody who was deleted goes.
create function refuse_lead_change() returns trigger language plpgsql as $$
declare
  as_it_was partner_lead := new;
begin
  if tg_op = 'UPDATE' and new.masked_contact = '' then
    as_it_was.masked_contact := old.masked_contact;
    if as_it_was is not distinct from old then
      return new;
    end if;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end $$;
drop trigger partner_lead_immutable on partner_lead;
create trigger partner_lead_immutable before update or delete on partner_lead
  for each row execute function refuse_lead_change();
