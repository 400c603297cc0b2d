-- Cuts message by month (decision 047). Nothing is copied: the table as it is becomes the part of all earlier months, and a new
-- one takes its name.
alter table message rename to message_earlier;
-- A key that is drawn at random, and that nothing is looked up by: the gateway itself sends the same one once.
alter table message_earlier drop constraint message_gateway_key_key;
alter table message_earlier
  drop constraint message_pkey,
  add constraint message_earlier_pkey primary key using index message_month_key;
alter index message_failed rename to message_earlier_failed;
alter index message_recipient rename to message_earlier_recipient;
alter index message_replaces rename to message_earlier_replaces;
alter index message_user rename to message_earlier_user;

create table message (like message_earlier including defaults including constraints) partition by range (created_at);
alter table message
  drop constraint message_month_bound,
  add constraint message_pkey primary key (message_id, created_at),
  add constraint message_language_fkey foreign key (language) references language;
create index message_failed on message (created_at) where status = 'failed';
create index message_recipient on message (recipient, created_at);
create index message_replaces on message (replaces_key) where status = 'queued';
create index message_user on message (user_id, created_at) where user_id is not null;

do $$
declare
  bound text;
  last bigint;
begin
  select last_value into last from pg_sequences where schemaname = current_schema and sequencename = 'message_message_id_seq';
  alter table message_earlier alter column message_id drop identity;
  alter table message alter column message_id add generated always as identity;
  if last is not null then
    perform setval('message_message_id_seq', last);
  end if;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into bound
    from pg_constraint where conname = 'message_month_bound' and conrelid = 'message_earlier'::regclass;
  execute format('alter table message attach partition message_earlier for values from (minvalue) to (%L)', bound);
  alter table message_earlier drop constraint message_month_bound;
end $$;

-- Where a row goes whose month nobody has made yet.
create table message_other partition of message default;
