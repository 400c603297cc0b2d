-- Cuts tracked_event by month (decision 047). Nothing is copied: the table as it is becomes the part of all earlier months, and a new
-- one takes its name.
alter table tracked_event rename to tracked_event_earlier;
alter table tracked_event_earlier
  drop constraint tracked_event_pkey,
  add constraint tracked_event_earlier_pkey primary key using index tracked_event_month_key;
alter index tracked_event_phone rename to tracked_event_earlier_phone;
alter index tracked_event_when rename to tracked_event_earlier_when;

create table tracked_event (like tracked_event_earlier including defaults including constraints) partition by range (created_at);
alter table tracked_event
  drop constraint tracked_event_month_bound,
  add constraint tracked_event_pkey primary key (event_id, created_at),
  add constraint tracked_event_brand_id_fkey foreign key (brand_id) references brand;
create index tracked_event_phone on tracked_event (phone_index) where phone_index is not null;
create index tracked_event_when on tracked_event (created_at);

do $$
declare
  bound text;
  last bigint;
begin
  select last_value into last from pg_sequences where schemaname = current_schema and sequencename = 'tracked_event_event_id_seq';
  alter table tracked_event_earlier alter column event_id drop identity;
  alter table tracked_event alter column event_id add generated always as identity;
  if last is not null then
    perform setval('tracked_event_event_id_seq', last);
  end if;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into bound
    from pg_constraint where conname = 'tracked_event_month_bound' and conrelid = 'tracked_event_earlier'::regclass;
  execute format('alter table tracked_event attach partition tracked_event_earlier for values from (minvalue) to (%L)', bound);
  alter table tracked_event_earlier drop constraint tracked_event_month_bound;
end $$;

-- Where a row goes whose month nobody has made yet.
create table tracked_event_other partition of tracked_event default;
