/** The details of a gold loan. */
export const detailsGold = {
  'details.gold': 'Your gold',
  'details.gold_lead': 'The lender weighs and tests it in front of you. An estimate is enough here.',
  'details.gold_purity': 'Purity',
  'details.gold_purity_hint': 'Most jewellery is 22 carat. The hallmark says it: 916 is 22, 750 is 18.',
  'details.gold_weight_grams': 'Weight of the gold in grams',
  'details.gold_weight_grams_hint': 'Gold alone, without stones and beads. For example 24.5',
  'details.gold_coin_grams': 'Of this, grams in coins',
  'details.gold_coin_grams_hint':
    'Leave it out if there are none. No more than 50 g of coins count for a loan.',
  'details.open_gold_loans': 'Still owed on other gold loans',
  'details.open_gold_loans_hint':
    'Leave it out if there are none. What may be lent on gold goes by all your gold loans together.',
  'details.gold_amount_hint':
    'You may leave this out: then you see the most that your gold is good for. From {min} to {max}.',
} as const
