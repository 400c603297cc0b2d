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
  let reconnecting: Promise<void> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const fresh = await pool.connect()
    fresh.on('notification', (notice) => onNotice(notice.channel))
    fresh.on('error', (error) => {
      // A connection that was let go of may still say that it broke.
      if (client !== fresh) return
      client = null
      onError(error)
      fresh.release(true)
      reconnecting = reconnect()
    })
    try {
      for (const channel of channels) await fresh.query(`listen "${channel}"`)
    } catch (error) {
      fresh.release(true)
      throw error
    }
    if (stopping.signal.aborted) fresh.release(true)
    else client = fresh
  }
  const triesToConnect = async (): Promise<boolean> => {
    await sleep(500, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    if (stopping.signal.aborted) return true
    return connect().then(
      () => true,
      (error: unknown) => {
        onError(error)
        return false
      },
    )
  }
  const reconnect = async (): Promise<void> => {
    let done = false
    while (!done) done = await triesToConnect()
    for (const channel of channels) onNotice(channel)
  }
  await connect()

  return {
    stop: async () => {
      stopping.abort()
      await reconnecting
      const last = client
      client = null
      last?.release(true)
    },
  }
}
