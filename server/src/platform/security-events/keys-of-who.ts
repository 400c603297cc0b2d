import { isIP } from 'node:net'
import type { Vault } from '../sealing/vault.ts'
import { addressKey, subjectKey } from './security-events.ts'

const KEY = /^[\w-]{16}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The keyed hashes that events of somebody stand under. `who` is what staff typed: an address, a contact, a user name, the id of
 * a customer, or a key as the list shows it.
 */
export const keysOfWho = (vault: Vault, who: string): string[] => {
  const contact = who
    .replace(/^(?:\+?91)?[\s-]*(?=[6-9]\d{4}[\s-]?\d{5}$)/, '')
    .replaceAll(/(?<=\d)[\s-](?=\d)/g, '')
  const subjects = new Set([who, who.toLowerCase(), contact])
  if (UUID.test(who)) subjects.add(`customer:${who}`)
  const keys = [...subjects].map((subject) => subjectKey(vault, subject))
  if (isIP(who) !== 0) keys.push(addressKey(vault, who))
  if (KEY.test(who)) keys.push(who)
  return keys
}
