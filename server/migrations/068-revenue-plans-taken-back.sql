-- A planned content of a revenue rule that was taken back before its day: it stays as it was saved, and counts no more.
create table lender_revenue_taken_back (
  id       integer not null,
  version  integer not null,
  staff_id integer not null references staff,
  taken_at timestamptz not null,
  primary key (id, version),
  foreign key (id, version) references lender_revenue_version
);
create trigger lender_revenue_taken_back_immutable before update or delete on lender_revenue_taken_back
  for each row execute function refuse_change();
