import { Client } from 'pg'
import { SUPERUSER } from './init-cluster.ts'

/** How a server answered: with a session, "not yet" (starting, recovering or stopping), or not at all. */
export type Answer = { state: 'ready'; client: Client } | { state: 'not yet' } | { state: 'silent' }

/** Cannot connect now (starting, recovering), admin shutdown, crash shutdown. */
const NOT_YET = new Set(['57P03', '57P01', '57P02'])
/** The socket is not there, nobody listens on it, or its listener is on its way out. */
const SILENT = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAGAIN'])

/**
 * Tries once to open a session of the superuser on the maintenance database.
 *
 * @throws Error when the server answers and refuses for good
 */
export async function connectPostmaster(socketFolder: string, port: number): Promise<Answer> {
  const client = new Client({
    host: socketFolder,
    port,
    user: SUPERUSER,
    database: 'postgres',
    application_name: 'marketplace-launcher',
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a server that goes away would end this process; whoever keeps the session adds their own.
  client.on('error', ignore)
  try {
    await client.connect()
    return { state: 'ready', client }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOT_YET.has(code)) return { state: 'not yet' }
    const cutOff = error instanceof Error && /terminated|timeout/i.test(error.message)
    if (SILENT.has(code) || cutOff) return { state: 'silent' }
    throw new Error(`The database behind ${socketFolder} refuses this process: ${String(error)}`, {
      cause: error,
    })
  }
}

function ignore(): void {}
