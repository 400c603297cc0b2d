import type { Text } from '../i18n/use-text.ts'

const echo = (key: string, values?: object): string =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`

/** Texts that say their own key and values: a test reads which text was chosen, whatever its words are. */
export const echoText = Object.assign(echo, {
  rich: echo,
  message: (key: string | undefined) => key,
}) as unknown as Text
