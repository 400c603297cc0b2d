-- migrate: concurrently, statement_timeout 1h
call fill_lead_standing();
-- The newest of a partner's statements, by the partner.
create index concurrently if not exists partner_statement_of on partner_statement (partner_id, month desc, statement_id desc);
-- The oldest of them, which are forgotten: by any other order all are read where none is old.
create index concurrently if not exists masquerade_request_asked on masquerade_request (asked_at);
