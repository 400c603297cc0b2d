import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import type { HeldOfPerson } from '../my-data/held-of-person.ts'
import { deletionsRoutes } from './deletions.routes.ts'
import { deletionKind } from './propose-deletion.ts'

/** @param held what every module holds of a person. */
export const createDeletionsModule = <S extends Services>(held: HeldOfPerson<S>) =>
  ({
    routes: (serve, services) => deletionsRoutes(serve, services, held),
    secondPerson: { customer_deletion: deletionKind },
  }) satisfies Module<S>
