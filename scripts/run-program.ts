import { spawn } from 'node:child_process'

export interface Ran {
  /** 0 where it went well; a program that a signal ended has failed. */
  code: number
  output: string
}

/**
 * Runs a program from the project's root.
 *
 * @param each is given the output as it comes; without it the output is only kept.
 */
export const runProgram = (
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, each }: { env?: Record<string, string>; each?: (text: string) => void } = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: new URL('..', import.meta.url),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        each?.(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Passes an output on as it comes. */
export const passOn = (text: string): void => {
  process.stdout.write(text)
}
