import type { Module } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { consentsRoutes } from './consents.routes.ts'
import { textsOfficeRoutes } from './texts-office.routes.ts'
import { consentsOfPerson } from './held-of-person.ts'
import type { WithdrawalEnds } from './withdraw.ts'

/** @param ends what ends where consents are withdrawn. */
export const createConsentsModule = <S extends Services>(ends: WithdrawalEnds<S>) =>
  ({
    routes: (serve, services) => {
      consentsRoutes(serve, services, ends)
      textsOfficeRoutes(serve, services)
    },
    person: consentsOfPerson(ends),
  }) satisfies Module<S>
