-- Cuts session by month (decision 047). Nothing is copied: the table as it is becomes the part of all earlier months, and a new
-- one takes its name.
alter table session rename to session_earlier;
alter table session_earlier
  drop constraint session_pkey,
  add constraint session_earlier_pkey primary key using index session_month_key;
alter index session_partner rename to session_earlier_partner;
alter index session_staff rename to session_earlier_staff;
alter index session_user_id rename to session_earlier_user_id;

create table session (like session_earlier including defaults including constraints) partition by range (absolute_expires_at);
alter table session
  drop constraint session_month_bound,
  add constraint session_pkey primary key (token_hash, absolute_expires_at),
  add constraint session_partner_fk foreign key (partner_id) references partner,
  add constraint session_prospect_app_id_fkey foreign key (prospect_app_id) references prospect,
  add constraint session_staff_id_fkey foreign key (staff_id) references staff,
  add constraint session_user_id_fkey foreign key (user_id) references customer;
create index session_partner on session (partner_id) where revoked_at is null and partner_id is not null;
create index session_staff on session (staff_id) where revoked_at is null and staff_id is not null;
create index session_user_id on session (user_id) where revoked_at is null;

do $$
declare
  bound text;
begin
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into bound
    from pg_constraint where conname = 'session_month_bound' and conrelid = 'session_earlier'::regclass;
  execute format('alter table session attach partition session_earlier for values from (minvalue) to (%L)', bound);
  alter table session_earlier drop constraint session_month_bound;
end $$;

-- Where a row goes whose month nobody has made yet.
create table session_other partition of session default;
