import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { languagesRoutes } from './languages.routes.ts'

export const languagesModule = { routes: languagesRoutes } satisfies Module<Services>
