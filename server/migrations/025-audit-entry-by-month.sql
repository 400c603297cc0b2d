-- Cuts audit_entry by month (decision 047). Nothing is copied: the table as it is becomes the part of all earlier months, and a new
-- one takes its name.
alter table audit_entry rename to audit_entry_earlier;
drop trigger audit_entry_immutable on audit_entry_earlier;
drop trigger audit_entry_kept on audit_entry_earlier;
alter table audit_entry_earlier
  drop constraint audit_entry_pkey,
  add constraint audit_entry_earlier_pkey primary key using index audit_entry_month_key;
alter index audit_entry_action rename to audit_entry_earlier_action;
alter index audit_entry_actor rename to audit_entry_earlier_actor;
alter index audit_entry_at rename to audit_entry_earlier_at;
alter index audit_entry_object rename to audit_entry_earlier_object;

create table audit_entry (like audit_entry_earlier including defaults including constraints) partition by range (at);
alter table audit_entry
  drop constraint audit_entry_month_bound,
  add constraint audit_entry_pkey primary key (entry_id, at);
create index audit_entry_action on audit_entry (action, entry_id);
create index audit_entry_actor on audit_entry (lower(actor_name), entry_id);
create index audit_entry_at on audit_entry (at);
create index audit_entry_object on audit_entry (object_kind, object_id, entry_id);
create trigger audit_entry_immutable before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_change();
do $$
begin
  if to_regrole('marketplace_partner') is not null then
    grant insert on audit_entry to marketplace_partner;
  end if;
end $$;

do $$
declare
  bound text;
begin
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into bound
    from pg_constraint where conname = 'audit_entry_month_bound' and conrelid = 'audit_entry_earlier'::regclass;
  execute format('alter table audit_entry attach partition audit_entry_earlier for values from (minvalue) to (%L)', bound);
  alter table audit_entry_earlier drop constraint audit_entry_month_bound;
end $$;

-- Where a row goes whose month nobody has made yet.
create table audit_entry_other partition of audit_entry default;
