-- What staff make of the options that a release brings: other words, another order, retired. The shipped words in `value` stay:
-- lenders' files and rules of the code know an option by them and by its id.
alter table option_set
  add column own_value    text,
  add column own_value_hi text,
  add column own_order    smallint,
  -- No longer offered; whoever chose it keeps it.
  add column retired_at   timestamptz,
  add column version      integer not null default 1;
