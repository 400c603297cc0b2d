const bare = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Whether a name was typed as it is shown: case counts, spaces around it do not. */
export const isTypedName = (typed: string, name: string): boolean => bare(typed) === bare(name)
