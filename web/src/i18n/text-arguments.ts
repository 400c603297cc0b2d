/**
 * The names of the arguments of an ICU message, read from its text. The forms of a plural or select are passed over: they
 * hold no arguments of their own.
 */
export type ArgumentNames<Text extends string> = Text extends `${string}{${infer Inside}`
  ? Inside extends `${infer Head}}${infer Tail}`
    ? Head extends `${infer Name}, ${'plural' | 'select'}, ${string}`
      ? Name | (Inside extends `${string}}}${infer After}` ? ArgumentNames<After> : never)
      : (Head extends `${infer Name}, ${string}` ? Name : Head) | ArgumentNames<Tail>
    : never
  : never

/** What has to be given with a text: nothing, or a value for each of its arguments. */
export type TextValues<Text extends string> = [ArgumentNames<Text>] extends [never]
  ? []
  : [values: { [Name in ArgumentNames<Text>]: string | number }]
