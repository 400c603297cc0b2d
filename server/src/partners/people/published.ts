/** What other areas may use of the tables of this folder (docs/decisions/044). */
export { emailIndexOf, openPerson, subjectOfPerson } from './open-person.ts'
export { listAddresses, listOwnerNames } from './people-addresses.ts'
export {
  findFirstPerson,
  findPersonByEmail,
  findSignedInPerson,
  holdPerson,
  type PersonRow,
  stampSignIn,
} from './people.queries.ts'
