import type { Module } from '../../platform/module.ts'
import type { Services } from '../services.ts'
import { sharePicturesRoutes } from './share-pictures.routes.ts'

export const sharePicturesModule = {
  routes: (_serve, services, app) => {
    if (services.web !== null) sharePicturesRoutes(app, services, services.web)
  },
} satisfies Module<Services>
