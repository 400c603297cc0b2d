import { vi } from 'vitest'

/** A tab's storage in memory, holding `kept`. */
export const stubSessionStorage = (kept: Map<string, string>): void => {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  })
}

const refuse = (): never => {
  throw new Error('blocked')
}

/** The storage of a browser that blocks it. */
export const blockSessionStorage = (): void => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
}
