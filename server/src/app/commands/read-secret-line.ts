import type { Readable, Writable } from 'node:stream'

interface Terminal extends Readable {
  isTTY?: boolean
  setRawMode?(raw: boolean): unknown
}

const INTERRUPT = '\u0003'
const END = '\u0004'
const RUBOUT = new Set(['\u007f', '\b'])

/**
 * Reads one line, unseen where a person types it at a terminal; from a pipe, the first line.
 * @throws Error where the person gave up.
 */
export const readSecretLine = async (
  input: Terminal,
  output: Writable,
  question: string,
): Promise<string> => {
  const typed = input.isTTY === true
  if (typed) {
    output.write(question)
    input.setRawMode?.(true)
  }
  let line = ''
  try {
    input.setEncoding('utf8')
    for await (const chunk of input) {
      for (const sign of String(chunk)) {
        if (sign === '\n' || sign === '\r' || (typed && sign === END)) return line
        if (typed && sign === INTERRUPT) throw new Error('Nothing was made.')
        if (typed && RUBOUT.has(sign)) line = Array.from(line).slice(0, -1).join('')
        else line += sign
      }
    }
    return line
  } finally {
    if (typed) {
      input.setRawMode?.(false)
      output.write('\n')
    }
  }
}
