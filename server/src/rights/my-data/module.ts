import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { myDataRoutes } from './my-data.routes.ts'

/** @param held what every module holds of a person. */
export const createMyDataModule = <S extends Services>(held: HeldOfPerson<S>) =>
  ({ routes: (serve, services) => myDataRoutes(serve, services, held) }) satisfies Module<S>
