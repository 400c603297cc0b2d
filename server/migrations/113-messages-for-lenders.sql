-- Which lender a message is about: who stops that lender stops what is queued, too (decision 108).
alter table message add column lender_id integer;
