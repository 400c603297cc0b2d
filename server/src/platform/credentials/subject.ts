/**
 * Somebody who signs in with a password, by id: a member of staff; the first person of a partner, by that of the partner; anybody else of
 * its team.
 */
export interface Subject {
  kind: 'staff' | 'partner' | 'partner_person'
  id: number
}
