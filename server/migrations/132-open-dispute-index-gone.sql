-- Held by lead_dispute_undecided now.
drop index lead_dispute_open;
