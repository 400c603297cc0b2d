import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { regulatedFiguresRoutes } from './regulated-figures.routes.ts'

export const regulatedFiguresModule = { routes: regulatedFiguresRoutes } satisfies Module<Services>
