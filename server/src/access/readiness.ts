import type { CredentialState } from '../platform/credentials/published.ts'
import { Problem } from '../platform/http/problem.ts'

/** What a member of staff or a partner has to do before any work. */
export interface Readiness {
  must_enrol: 0 | 1
  must_change_password: 0 | 1
}

/** Everybody but a demo account has a second factor, and a password that nobody else knows (interfaces.md, Demo accounts). */
export const readinessOf = (
  { is_demo }: { is_demo: 0 | 1 },
  credential: CredentialState | null,
): Readiness => ({
  must_enrol: is_demo === 0 && credential?.second_factor !== 1 ? 1 : 0,
  must_change_password: credential?.password_given === 1 ? 1 : 0,
})

/** @throws Problem password_not_own, second_factor_not_enrolled. */
export const refuseUnready = ({ must_enrol, must_change_password }: Readiness): void => {
  if (must_change_password === 1) throw new Problem('password_not_own')
  if (must_enrol === 1) throw new Problem('second_factor_not_enrolled')
}
