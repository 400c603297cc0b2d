import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { forgetOldPasscodes, forgetPasscodesOf } from './passcodes.queries.ts'
import { signInRoutes } from './sign-in.routes.ts'

export const signInModule = {
  routes: signInRoutes,
  retention: [
    {
      table: 'passcode',
      days: 7,
      why: 'a code is worth nothing after minutes; a week to look into complaints',
      forget: forgetOldPasscodes,
    },
  ],
  person: { erase: { passcodes: (_services, tx, person) => forgetPasscodesOf(tx, person) } },
} satisfies Module<Services>
