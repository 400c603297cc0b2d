import { scriptNames } from '@marketplace/contract/care/telecalling'

export type ScriptValues = Readonly<Record<(typeof scriptNames)[number], string | null>>

const isKnown = (name: string): name is keyof ScriptValues => scriptNames.some((known) => known === name)

/** Names in braces that nothing is put in for. */
export const unknownNames = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !isKnown(name))

/**
 * Puts names into a script. A sentence whose name has no value is left out, so that nobody reads out a hole.
 */
export const fillScript = (text: string, values: ScriptValues): string =>
  text
    .split('\n')
    .map((line) =>
      (line.match(/[^.?!।]+[.?!।]*\s*/gu) ?? [line])
        .filter((sentence) =>
          [...sentence.matchAll(/\{([^{}]*)\}/g)].every(
            ([, name = '']) => isKnown(name) && values[name] !== null,
          ),
        )
        .join('')
        .replace(/\{([^{}]*)\}/g, (_, name: string) => (isKnown(name) ? (values[name] ?? '') : '')),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
