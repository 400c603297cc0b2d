alter table lender validate constraint lender_kind_known;
alter table lender validate constraint lender_fee_basis;
alter table lender validate constraint lender_rate_type;
