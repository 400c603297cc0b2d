alter table lender validate constraint lender_kind_known;
-- No release read it.
alter table lender drop column rbi_category;
