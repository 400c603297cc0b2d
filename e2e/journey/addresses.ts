/** Where the server of the tests listens. */
export const PORT = Number(process.env['E2E_PORT'] ?? 3210)

/** The address of a brand by its slug. */
export const originOf = (slug: string, port: number = PORT): string =>
  `http://${slug === 'default' ? '' : `${slug}.`}localhost:${port}`

/** An address as this process can call it: browsers know that every name below `localhost` is this machine, others need not. */
export const callable = (address: string): { address: string; headers: { host: string } } => {
  const url = new URL(address)
  const { host } = url
  url.hostname = 'localhost'
  return { address: url.href, headers: { host } }
}
