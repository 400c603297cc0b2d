-- Every dispute of a lead is in a state that there is.
alter table lead_dispute validate constraint lead_dispute_state_check;
alter table lead_dispute validate constraint lead_dispute_due;
alter table lead_dispute validate constraint lead_dispute_lender_asked;
