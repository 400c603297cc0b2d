import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type HookServer,
  startHookServer,
} from '../../../server/src/testing/hook-server/start-hook-server.ts'

/** Where the certificate of all receivers of the run lies, and its key (playwright.config.ts). */
export const hookCertificate = (): { cert: string; key: string } => {
  const folder = process.env['E2E_DATA_DIR']
  if (folder === undefined) throw new Error('the run has no folder')
  return { cert: join(folder, 'hooks-ca.pem'), key: join(folder, 'hooks-key.pem') }
}

/** A receiver of hooks as a partner would have one; whoever starts it closes it. */
export const startReceiver = (): Promise<HookServer> => {
  const { cert, key } = hookCertificate()
  return startHookServer(['localhost'], { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') })
}
