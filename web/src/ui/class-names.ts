/** Class names joined; what is false or missing is left out. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
