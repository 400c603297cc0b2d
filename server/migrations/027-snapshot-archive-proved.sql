-- Read under a lock that holds up neither readers nor writers.
alter table offer_snapshot validate constraint offer_snapshot_archived;
