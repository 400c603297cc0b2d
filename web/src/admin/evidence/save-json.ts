import { handOverFile } from '../../office/session/downloads.ts'

/** Has the browser save a value as a JSON file. */
export const saveJson = (value: unknown, name: string): void =>
  handOverFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
