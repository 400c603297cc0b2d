-- Every lender application has a number; reading them holds up nobody.
alter table lender_application validate constraint lender_application_numbered;
