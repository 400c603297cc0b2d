/** Where the server of the tests listens. */
export const PORT = Number(process.env['E2E_PORT'] ?? 3210)

/** The address of a brand by its slug. */
export const originOf = (slug: string, port: number = PORT): string =>
  `http://${slug === 'default' ? '' : `${slug}.`}localhost:${port}`
