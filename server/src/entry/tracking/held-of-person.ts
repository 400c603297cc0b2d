import type { PersonParts } from '../../platform/module.ts'
import type { Services } from '../../platform/services.ts'
import { countTrackedOf, forgetTrackedPhones } from './tracked-events.queries.ts'

/** Page views know a contact by its keyed index alone. */
const indexesOf = ({ vault }: Services, contacts: readonly string[]): Buffer[] =>
  contacts.map((contact) => vault.blindIndex('mobile', contact))

export const trackingOfPerson = {
  gather: async (services, { contacts }) => ({
    tracked_visits: await countTrackedOf(services.db, indexesOf(services, contacts)),
  }),
  preview: async () => ({ goes: { tracking: null } }),
  erase: { tracking: (services, tx, { contacts }) => forgetTrackedPhones(tx, indexesOf(services, contacts)) },
} satisfies PersonParts
