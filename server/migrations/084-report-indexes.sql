-- migrate: concurrently, statement_timeout 6h
-- The rows behind a figure, by step and day, in the order of the page.
create index concurrently if not exists journey_step_heard on journey_step (step, heard_day, subject_id);
-- A question that no cut answers reads the heap by its days.
create index concurrently if not exists journey_step_days on journey_step using brin (heard_day date_minmax_multi_ops,
  effective_day date_minmax_multi_ops, start_day date_minmax_multi_ops) with (pages_per_range = 32);
-- What is from before, for the job that fills it in, in the order of time, so that rows of one time stay together; empty once it has.
create index concurrently if not exists journey_step_unfilled on journey_step (at) where heard_day is null;
create index concurrently if not exists prospect_unfilled on prospect (prospect_app_id) where source_id is null;
create index concurrently if not exists application_unfilled on application (app_id) where source_id is null;
-- Parts by the day heard, the latest first.
create index concurrently if not exists disbursal_by_heard_day on disbursal ((coalesce(heard_day, day)));
