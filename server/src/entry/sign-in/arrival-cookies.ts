/** The cookies of section 3 that say how a visitor came, and the clicks on links; logging out clears them (section 4). */
export const arrivalCookies = ['lead', 'qr', 'url', 'click'] as const
type Arrival = Partial<Record<(typeof arrivalCookies)[number], string>>

/** Longer than any of ours. */
const MAX = 256

/** What is kept of them with a start: texts of the product's own length, without control characters. */
export const arrivalOf = (cookies: Readonly<Record<string, string | undefined>>): Arrival =>
  Object.fromEntries(
    arrivalCookies.flatMap((name) => {
      const value = cookies[name]
      return value === undefined || value === '' || value.length > MAX || /\p{Cc}/u.test(value)
        ? []
        : [[name, value.toWellFormed()]]
    }),
  )
