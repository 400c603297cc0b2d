-- Since when a business that asked to become a partner may sign in, to send its papers and to learn, before it is active (docs/decisions/126).
alter table partner add column prepares_since timestamptz;
