import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { outboxRoutes } from './outbox.routes.ts'

export const outboxModule = { routes: outboxRoutes } satisfies Module<Services>
