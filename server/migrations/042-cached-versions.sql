-- One row for each thing that processes hold in memory, by the channel that tells of its changes: whoever missed the NOTIFY sees
-- here that something has changed.
create table cached_version (
  channel text primary key,
  version bigint not null default 1
);
insert into cached_version (channel) values ('brand_change'), ('reference_change'), ('lender_change'), ('card_change');

create function bump_cached_version(changed text) returns void language sql as $$
  update cached_version set version = version + 1 where channel = changed;
  select pg_notify(changed, '')
$$;

create or replace function tell_brand_change() returns trigger language plpgsql as $$
begin
  perform bump_cached_version('brand_change');
  return null;
end $$;
create or replace function tell_reference_change() returns trigger language plpgsql as $$
begin
  perform bump_cached_version('reference_change');
  return null;
end $$;
create or replace function bump_lender_version() returns trigger language plpgsql as $$
begin
  update lender_version set version = version + 1;
  perform bump_cached_version('lender_change');
  return null;
end $$;
create or replace function bump_credit_card_version() returns trigger language plpgsql as $$
begin
  update credit_card_version set version = version + 1;
  perform bump_cached_version('card_change');
  return null;
end $$;
