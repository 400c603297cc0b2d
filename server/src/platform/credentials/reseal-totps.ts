import type { Services } from '../services.ts'
import { lockSealedTotps, writeSealedTotps } from './credentials.queries.ts'
import { sealContext } from './second-factor.ts'

/**
 * Seals the secret of every authenticator anew under the newest data key: staff and partners are hundreds, one transaction
 * holds them. @returns how many people's.
 */
export const resealTotps = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await lockSealedTotps(tx)
    for (const subject of rows) {
      const context = sealContext(subject)
      const anew = async (sealed: Buffer | null): Promise<Buffer | null> =>
        sealed === null ? null : vault.seal(await vault.open(sealed, context), context)
      await writeSealedTotps(tx, subject, {
        totp: await anew(subject.totp),
        pending_totp: await anew(subject.pending_totp),
      })
    }
    return rows.length
  })
