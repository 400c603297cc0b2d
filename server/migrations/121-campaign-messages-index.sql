-- migrate: concurrently
-- What became of a campaign's messages is counted by their state.
create index concurrently if not exists message_campaign on message (campaign_id, status) where campaign_id is not null;
