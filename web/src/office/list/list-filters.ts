/** By what a list can be cut. */
export interface FilterChoice<Key extends string = string> {
  key: Key
  label: string
  /** Empty for one whose value is typed. */
  options: readonly { value: string; label: string }[]
  /** What is typed, where there are no options. */
  typed?: 'text' | 'day'
  /** Stands there from the start, and cannot be put away. */
  isFixed?: boolean
  /** What the empty value is called; null: one of the options is always chosen. */
  anyLabel?: string | null
}

/** One filter of a list as it stands; the empty value stands for all. */
export interface ListFilter extends FilterChoice {
  value: string
  onChange: (value: string) => void
}

/** The filters of a list whose values stand in its address (`useUrlState`). */
export const listFilters = <Key extends string>(
  choices: readonly FilterChoice<Key>[],
  values: Readonly<Record<Key, string>>,
  set: (changes: Partial<Record<Key, string>>) => void,
): ListFilter[] =>
  choices.map((choice) => ({
    ...choice,
    value: values[choice.key],
    onChange: (value) => {
      const changes: Partial<Record<Key, string>> = {}
      changes[choice.key] = value
      set(changes)
    },
  }))
