-- How a member of staff looks at a list: the query of its address and its columns. A shared one is for all who may open the list.
create table saved_view (
  view_id    integer generated always as identity primary key,
  staff_id   integer not null references staff,
  list       text not null,
  name       text not null,
  query      text not null check (length(query) <= 2000),
  columns    text check (length(columns) <= 4000),
  is_shared  flag not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_view_name on saved_view (staff_id, list, lower(name));
create index saved_view_shared on saved_view (list) where is_shared = 1;
