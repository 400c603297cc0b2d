/**
 * A server that is not a demo never runs with an account whose password everybody can read (interfaces.md, Demo accounts).
 * @param enabled the names of the demo accounts that may sign in.
 * @throws Error naming them.
 */
export const refuseDemoAccounts = (enabled: readonly string[]): void => {
  if (enabled.length === 0) return
  throw new Error(
    `Demo accounts are enabled in this database: ${enabled.join(', ')}. Disable them before it is served without DEMO=1.`,
  )
}
