/** Somebody who signs in with a password: a member of staff or a partner, by id. */
export interface Subject {
  kind: 'staff' | 'partner'
  id: number
}
