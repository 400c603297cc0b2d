-- migrate: concurrently
-- How many people went to a card's issuer lately, asked before it is switched off.
create index concurrently if not exists card_click_card on card_click (category_id, clicked_at);
