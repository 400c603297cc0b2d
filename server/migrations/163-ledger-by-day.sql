-- migrate: concurrently, statement_timeout 6h
-- The transactions of days, for what no cell holds of the commission: the table was read whole (decision 142).
create index concurrently if not exists ledger_tx_by_day on ledger_tx (effective_day, tx_id);
