import type { TestApp } from '../test-app.ts'

/** Staff look in at a partner's area, through the calls. @returns what they send in it. */
export const openLook = async (
  { app }: Pick<TestApp, 'app'>,
  staff: { authorization: string },
  partner_id: number,
): Promise<{ authorization: string }> => {
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/masquerade${url}`, headers: staff, payload })
  const started = await post('', { partner_id, reason: 'They ask why a loan is missing' })
  if (started.statusCode !== 200) throw new Error(`start answered ${started.statusCode}: ${started.body}`)
  const { key } = started.json<{ data: { key: string } }>().data
  const opened = await post('/open', { key })
  if (opened.statusCode !== 200) throw new Error(`open answered ${opened.statusCode}: ${opened.body}`)
  return { authorization: `Bearer ${opened.json<{ data: { token: string } }>().data.token}` }
}
