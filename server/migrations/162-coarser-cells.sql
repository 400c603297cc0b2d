-- migrate: lock_timeout 5s, statement_timeout 1h
-- Cells of reports that hold less: of lenders and commission by product, of waits without it, of cohorts by step, of customers by month and
-- without the day before (decision 140). They are summed from the cells that stand, while nothing folds; figures are exact meanwhile, by what waits.

select pg_advisory_xact_lock(7214015);

-- A server of the release before knows fewer cuts: what it folded would be missing in the others. It folds no more; what waits is folded by this release.
create function cells_of_all_cuts() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('reports.cuts', true), '') <> '2' then
    raise exception 'cells are written by servers that know all cuts';
  end if;
  return null;
end $$;
create trigger cells_of_all_cuts before insert on report_cell for each statement execute function cells_of_all_cuts();
set local reports.cuts = '2';

-- Of each cut its finer one: family, the new cut, the finer, and which of its keys become the first and the second.
insert into report_cell (family, grain, basis, cut, day, k1, k2, k3, n1, n2, n3, n4, n5, n6, n7, n8, p1, p2, p3, p4)
  select c.family, c.grain, c.basis, w.cut, c.day,
      case w.first when 1 then c.k1 when 2 then c.k2 else c.k3 end, case w.second when 2 then c.k2 when 3 then c.k3 else 0 end, 0,
      sum(n1), sum(n2), sum(n3), sum(n4), sum(n5), sum(n6), sum(n7), sum(n8), sum(p1), sum(p2), sum(p3), sum(p4)
    from report_cell c join (values
        (2, 6, 2, 2, 0), (3, 4, 2, 1, 0), (4, 2, 1, 1, 3), (6, 5, 2, 2, 0), (7, 2, 1, 1, 2)
      ) w (family, cut, finer, first, second) on w.family = c.family and w.finer = c.cut
    group by 1, 2, 3, 4, 5, 6, 7;

insert into report_cell (family, grain, basis, cut, day, k1, k2, k3, n1, n2, n3, n4, n5, n6, n7, n8, p1, p2, p3, p4)
  select family, 2, basis, cut, date_trunc('month', day::timestamp)::date, k1, k2, k3, sum(n1), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from report_cell where family = 7 and grain = 1 group by family, basis, cut, 5, k1, k2, k3;
