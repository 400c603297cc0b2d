import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { figureKind } from './change-figures.ts'
import { regulatedFiguresRoutes } from './regulated-figures.routes.ts'

export const regulatedFiguresModule = {
  routes: regulatedFiguresRoutes,
  secondPerson: { regulated_figure: figureKind },
} satisfies Module<Services>
