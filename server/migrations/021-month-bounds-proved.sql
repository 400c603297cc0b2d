-- Read under a lock that holds up neither readers nor writers.
alter table message validate constraint message_month_bound;
alter table tracked_event validate constraint tracked_event_month_bound;
alter table session validate constraint session_month_bound;
alter table audit_entry validate constraint audit_entry_month_bound;
