import type { MasterKeys } from './master-keys.ts'

const PREFIX = 'marketplace keys '

/**
 * What a process calls itself in its connections: the names of the master keys that it knows, the one that it wraps with first.
 * PostgreSQL shows it of every live connection and forgets it with the process, killed or not.
 */
export const nameConnections = ({ names }: Pick<MasterKeys, 'names'>): string => `${PREFIX}${names.join(' ')}`

/** The names of the master keys that a connection says its process knows; null for one of another program. */
export const readKnownKeys = (applicationName: string): string[] | null =>
  applicationName.startsWith(PREFIX) ? applicationName.slice(PREFIX.length).split(' ') : null
