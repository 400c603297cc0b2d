-- The figures and terms of the ledger are among those that there are.
alter table ledger_entry validate constraint ledger_entry_figure_check;
alter table ledger_tx validate constraint ledger_tx_referral_terms;
