-- Gateways that failed several times in a row, for every process at once; one that works has no row.
create table gateway_circuit (
  gateway       text primary key,
  failures      integer not null check (failures > 0),
  -- Of the newest fault, without personal data.
  last_error    text not null,
  last_fault_at timestamptz not null,
  -- When the next call may try; null while there were few faults.
  open_until    timestamptz
);
