-- What was planned of a customer's own accord, or after their silence, beside an order of staff: it holds again where the order is stopped
-- (docs/decisions/135).
alter table planned_erasure
  add column own_cause text,
  add column own_planned_at timestamptz,
  add column own_due_at timestamptz;
alter table planned_erasure
  add constraint planned_erasure_own_cause check (own_cause in ('terms_withdrawn', 'silence')) not valid,
  add constraint planned_erasure_own_whole
    check (num_nonnulls(own_cause, own_planned_at, own_due_at) in (0, 3)) not valid,
  add constraint planned_erasure_own_beside check (own_cause is null or ordered is not null) not valid;
