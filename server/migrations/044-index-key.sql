-- The key of the blind indexes, wrapped by the master key as data keys are, so that the master key can be changed. One row: an
-- index that another key made finds nothing. A server of the release before derives it from the master key and asks nothing of this table.
create table index_key (
  index_key_id smallint primary key check (index_key_id = 1),
  sealed_key bytea not null,
  master_key text not null,
  created_at timestamptz not null default now()
);
