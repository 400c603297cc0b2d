import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** How often the connection has to answer; one that is silent for as long is given up. */
const BEAT_MS = 5_000

/**
 * Calls `onNotice` for each NOTIFY of `channels`, and once after every reconnection for all of them: what was missed while
 * the connection was down is caught up by reading again. A connection whose other end has vanished without a word breaks no
 * socket: it is asked for a sign of life every `beatMs`, and replaced where none comes within as long.
 */
export const listen = async (
  pool: pg.Pool,
  channels: readonly string[],
  onNotice: (channel: string) => void,
  onError: (error: unknown) => void,
  beatMs = BEAT_MS,
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  let client: pg.PoolClient | null = null
  let reconnecting: Promise<void> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const fresh = await pool.connect()
    fresh.on('notification', (notice) => onNotice(notice.channel))
    const giveUp = (error: unknown): void => {
      // A connection that was let go of may still say that it broke.
      if (client !== fresh) return
      client = null
      onError(error)
      fresh.release(true)
      reconnecting = reconnect()
    }
    fresh.on('error', giveUp)
    try {
      for (const channel of channels) await fresh.query(`listen "${channel}"`)
    } catch (error) {
      fresh.release(true)
      throw error
    }
    if (stopping.signal.aborted) {
      fresh.release(true)
      return
    }
    client = fresh
    void beat(fresh, giveUp)
  }
  const beat = async (listener: pg.PoolClient, giveUp: (error: unknown) => void): Promise<void> => {
    for (;;) {
      await sleep(beatMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (client !== listener || stopping.signal.aborted) return
      const silence = AbortSignal.timeout(beatMs)
      await Promise.race([
        listener.query('select 1'),
        new Promise((_resolve, reject) => {
          silence.addEventListener('abort', () =>
            reject(new Error('Connection terminated: it listens no more')),
          )
        }),
      ]).catch(giveUp)
    }
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
