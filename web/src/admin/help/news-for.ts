import { staffPages } from '@marketplace/contract/office/staff-pages'
import type { Role } from '@marketplace/contract/platform/call'
import { news } from './news.ts'

type News = (typeof news)[number]

const concerns = ({ page }: News, role: Role | null): boolean => {
  if (page === undefined) return true
  const roles: readonly Role[] = staffPages[page]
  return role !== null && roles.includes(role)
}

/** The news that concern a role, by day. */
export const newsFor = (role: Role | null): { day: string; entries: readonly News[] }[] =>
  Array.from(
    Map.groupBy(
      news.filter((one) => concerns(one, role)),
      ({ day }) => day,
    ),
    ([day, entries]) => ({ day, entries }),
  )
