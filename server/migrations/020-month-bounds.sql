-- What is there becomes one part, up to a day on which every row of today lies before it: the first of the month after next
-- (decision 047). Proved by 021 while customers work, so that 022 to 025 need not look at a row.
do $$
declare
  grown record;
  latest timestamptz;
begin
  for grown in
    select * from (values
      ('message', 'created_at'), ('tracked_event', 'created_at'), ('session', 'absolute_expires_at'), ('audit_entry', 'at')
    ) as grown (name, moment)
  loop
    execute format('select greatest(now(), max(%I)) from %I', grown.moment, grown.name) into latest;
    execute format(
      'alter table %I add constraint %I check (%I < %L) not valid', grown.name, grown.name || '_month_bound', grown.moment,
      (date_trunc('month', latest at time zone 'UTC') + interval '2 months') at time zone 'UTC'
    );
  end loop;
end $$;
