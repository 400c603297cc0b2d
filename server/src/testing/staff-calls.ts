import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { SignedInStaff } from './builders/build-staff.ts'

/** What a staff page does: calls with the session of one member of staff. */
export const callsOf = (app: FastifyInstance, staff: Pick<SignedInStaff, 'headers'>) => ({
  get: (url: string): Promise<LightMyRequestResponse> => app.inject({ url, headers: staff.headers }),
  post: (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url, headers: { ...staff.headers, ...headers }, payload }),
})
