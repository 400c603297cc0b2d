import type { Module } from '../../platform/module.ts'
import { apiKeysRoutes } from './api-keys.routes.ts'

export const apiKeysModule = { routes: apiKeysRoutes } satisfies Module
