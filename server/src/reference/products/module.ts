import type { Module } from '../../platform/module.ts'
import { productsRoutes } from './products.routes.ts'

export const productsModule = { routes: productsRoutes } satisfies Module
