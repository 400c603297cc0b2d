-- Deletions that staff order, and what a certificate says (decision 111).

alter table planned_erasure drop constraint planned_erasure_cause_check;
alter table planned_erasure add constraint planned_erasure_cause
  check (cause in ('terms_withdrawn', 'silence', 'asked_of_staff', 'staff_decided')) not valid;
-- What is ordered now is due now.
alter table planned_erasure drop constraint planned_erasure_check;
alter table planned_erasure add constraint planned_erasure_due_at check (due_at >= planned_at) not valid;
-- Who ordered it and on what ground: ids, names of staff and a reference; nothing that names the customer.
alter table planned_erasure add column ordered jsonb;
alter table planned_erasure add constraint planned_erasure_is_ordered
  check ((cause in ('asked_of_staff', 'staff_decided')) = (ordered is not null)) not valid;

-- Null: deleted before there were records.
alter table deletion add column record jsonb;
