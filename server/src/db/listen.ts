import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Calls `onNotice` for each NOTIFY of `channels`, and once after every reconnection for all of them: what was missed while
 * the connection was down is caught up by reading again.
 */
export const listen = async (
  pool: pg.Pool,
  channels: readonly string[],
  onNotice: (channel: string) => void,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  let client: pg.PoolClient | null = null

  const connect = async (): Promise<void> => {
    const fresh = await pool.connect()
    fresh.on('notification', (notice) => onNotice(notice.channel))
    fresh.once('error', (error) => {
      onError(error)
      fresh.release(true)
      client = null
      reconnecting = reconnect()
    })
    for (const channel of channels) await fresh.query(`listen "${channel}"`)
    client = fresh
  }
  const reconnect = async (): Promise<void> => {
    while (client === null && !stopping.signal.aborted) {
      await sleep(500, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await connect().catch(onError)
    }
    for (const channel of channels) onNotice(channel)
  }
  let reconnecting: Promise<void> = Promise.resolve()
  await connect()

  return {
    stop: async () => {
      stopping.abort()
      await reconnecting
      client?.release(true)
    },
  }
}
