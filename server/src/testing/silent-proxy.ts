import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

interface Pair {
  client: Socket
  server: Socket
  /** What the client has sent so far, its beginning. */
  sent: string
  isSilent: boolean
}

/** A way to PostgreSQL that can go silent: connections stay open and nothing is forwarded, as when a machine is lost. */
export interface SilentProxy {
  /** As DATABASE_URL, through the proxy. */
  url: string
  /** Silences connections, those alone whose client has sent `having` where it is given; without it new ones too. */
  silence(having?: string): number
  /** What is open stays silent; new connections are forwarded again. */
  admit(): void
  stop(): Promise<void>
}

const MOST_SENT = 20_000

/** @param url of a database, as TestDatabase has it: over a socket or a port. */
export const startSilentProxy = async (url: string): Promise<SilentProxy> => {
  const to = new URL(url)
  const folder = to.searchParams.get('host')
  const port = to.port === '' ? '5432' : to.port
  const pairs = new Set<Pair>()
  let admits = true
  const proxy = createServer((client) => {
    const server =
      folder === null || !folder.startsWith('/')
        ? createConnection({ host: to.hostname, port: Number(port) })
        : createConnection({ path: `${folder}/.s.PGSQL.${port}` })
    const pair: Pair = { client, server, sent: '', isSilent: !admits }
    pairs.add(pair)
    client.on('data', (bytes) => {
      if (pair.sent.length < MOST_SENT) pair.sent += bytes.toString('latin1')
      if (!pair.isSilent) server.write(bytes)
    })
    server.on('data', (bytes) => {
      if (!pair.isSilent) client.write(bytes)
    })
    const end = (): void => {
      pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve())
  })
  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((proxy.address() as AddressInfo).port)
  return {
    url: through.href,
    silence: (having) => {
      if (having === undefined) admits = false
      const chosen = [...pairs].filter(({ sent }) => having === undefined || sent.includes(having))
      for (const pair of chosen) pair.isSilent = true
      return chosen.length
    },
    admit: () => {
      admits = true
    },
    stop: async () => {
      for (const { client, server } of pairs) {
        client.destroy()
        server.destroy()
      }
      await new Promise<void>((resolve) => {
        proxy.close(() => resolve())
      })
    },
  }
}
