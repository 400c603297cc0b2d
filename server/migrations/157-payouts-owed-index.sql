-- migrate: concurrently
-- What of a partner's approved statements is not in its bank yet (decision 133): most payouts are.
create index concurrently if not exists partner_payout_owed on partner_payout (partner_id) where state <> 'PAID';
