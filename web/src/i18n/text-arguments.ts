/** Whether what stands before a brace opens a form of a plural or select instead of an argument. */
type OpensForm<Before extends string> = Before extends `${string}${'one' | 'other' | 'few' | 'many' | 'zero'} ` | `${string}=${number} `
  ? true
  : false

type NameOf<Inside extends string> = Inside extends `${infer Name}, ${string}`
  ? Name
  : Inside extends `${infer Name}}${string}`
    ? Name
    : never

/** The names of the arguments of an ICU message, read from its text. */
export type ArgumentNames<Text extends string> = Text extends `${infer Before}{${infer Inside}`
  ? (OpensForm<Before> extends true ? never : NameOf<Inside>) | ArgumentNames<Inside>
  : never

/** What has to be given with a text: nothing, or a value for each of its arguments. */
export type TextValues<Text extends string> = [ArgumentNames<Text>] extends [never]
  ? []
  : [values: Record<ArgumentNames<Text>, string | number>]
