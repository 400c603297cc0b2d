const PLACE = /\{UNIQUE_ID\}|%7BUNIQUE_ID%7D/gi

/**
 * Where a click on a card leads: the card's link with the click's id in the place of {UNIQUE_ID} (section 2). The id is made by
 * chance, so nothing about the customer leaves with it (domain.md 3.6). Null where the link is no https address.
 */
export const fillCardLink = (link: string | null, clickId: string): string | null => {
  const filled = URL.parse((link ?? '').replace(PLACE, clickId))
  return filled?.protocol === 'https:' && filled.username === '' && filled.password === ''
    ? filled.href
    : null
}
