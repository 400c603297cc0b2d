-- The rules of 072 hold for every event; reading them holds up nobody.
alter table lender_application_event validate constraint lender_application_event_source_known;
alter table lender_application_event validate constraint lender_application_event_flags;
alter table lender_application_event validate constraint lender_application_event_corrects;
alter table lender_application_event validate constraint lender_application_event_staff;
