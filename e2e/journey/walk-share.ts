import { shareOf, walkShare } from '../../server/src/sweeps/share-of.ts'

/** The day of the run's beginning (playwright.config.ts): every worker has to find the same tests. */
const day = (): number => Number(process.env['WALK_DAY'])

/** What of a walk is done today: another share each day. */
export const shareOfToday = <Item>(all: readonly Item[]): Item[] => shareOf(all, day())

/** Of things that several runs look at in settings of their own: all in each or, where a share is walked, each in one of them. */
export const partOfRun = <Item>(all: readonly Item[], run: number, runs: number): Item[] =>
  shareOf(all, day() + run, walkShare() === 1 ? 1 : runs)
