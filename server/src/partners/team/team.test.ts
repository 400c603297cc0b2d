import type { PartnerTeam } from '@marketplace/contract/partners/partner-team'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeContext } from '../../customers/messages/queue-message.ts'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../scope/as-partner.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildPerson } from '../../testing/builders/build-person.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PASSWORD = 'quiet river bank 7'
const DAY_MS = 86_400_000
let test: TestApp
let partner: BuiltPartner
let other: BuiltPartner
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  partner = await buildPartner(test.services, { name: 'Gomti Associates', password: PASSWORD })
  other = await buildPartner(test.services)
})

const post = (path: string, payload: object = {}, headers: Record<string, string> = partner.headers) =>
  test.app.inject({ method: 'POST', url: `/api/partner/${path}`, payload, headers })
const get = (path: string, headers: Record<string, string> = partner.headers) =>
  test.app.inject({ url: `/api/partner/${path}`, headers })
const team = async (headers = partner.headers): Promise<PartnerTeam> =>
  (await get('team', headers)).json<{ data: PartnerTeam }>().data
const someEmail = (): string => `${crypto.randomUUID().slice(0, 8)}@example.com`

/** The newest message to an address, and the token of its link. */
const mailTo = async (
  email: string,
): Promise<{ template: string; subject: string; body: string; token: string | null }> => {
  const row = await test.db.row<{
    template: string
    subject: string
    body: string
    gateway_key: string
    sealed_code: Buffer | null
  }>(sql`select template, subject, body, gateway_key, sealed_code from message where recipient = ${email}
    order by message_id desc limit 1`)
  if (row === null) throw new Error(`nothing was sent to ${email}`)
  const { gateway_key, sealed_code, ...told } = row
  const link =
    sealed_code === null ? null : await test.services.vault.open(sealed_code, codeContext(gateway_key))
  return { ...told, token: link?.split('/partner/join#')[1] ?? null }
}
const invite = (email: string, body: object = {}, headers = partner.headers) =>
  post('team/invite', { name: 'Ravi Patel', email, role: 'sales', ...body }, headers)
const invited = async (email = someEmail(), role = 'sales'): Promise<{ email: string; token: string }> => {
  expect((await invite(email, { role })).statusCode).toBe(200)
  const { token } = await mailTo(email)
  if (token === null) throw new Error('no link was sent')
  return { email, token }
}
const accept = (token: string, body: object = {}) =>
  post('invitation/accept', { token, password: PASSWORD, ...body }, {})
const signIn = (email: string, password = PASSWORD) => post('login', { email, password }, {})
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { code: string }).code

describe('an invitation', () => {
  it('makes a sign-in of its own, with its own password and second factor', async () => {
    const { email, token } = await invited(
      'Ravi.Patel@Example.com'.replace('Patel', crypto.randomUUID().slice(0, 6)).toLowerCase(),
    )
    expect(await mailTo(email)).toMatchObject({
      template: 'team_invited',
      subject: expect.stringContaining('Gomti Associates invites you') as string,
      body: expect.stringContaining('the role Sales') as string,
    })
    expect((await post('invitation/open', { token }, {})).json()).toMatchObject({
      data: { partner: 'Gomti Associates', name: 'Ravi Patel', email, role: 'sales' },
    })
    expect((await accept(token)).json()).toEqual({
      success: true,
      message: 'Your sign-in is ready. Sign in with your e-mail address and this password',
    })
    const signedIn = (await signIn(email.toUpperCase())).json<{ token: string; partner_id: number }>()
    expect(signedIn.partner_id).toBe(partner.partner_id)
    const theirs = bearer(signedIn.token)
    expect((await get('get-revenue', theirs)).json()).toMatchObject({
      data: {
        name: 'Gomti Associates',
        person_name: 'Ravi Patel',
        role: 'sales',
        revenue_percent: null,
        revenue_flat_fee: null,
      },
    })
    expect((await get('account', theirs)).json()).toMatchObject({
      data: { email, firm_email: partner.email, pan_masked: null, ifsc: null, recovery_codes_left: 0 },
    })
    const started = (await post('account/totp-start', { current_password: PASSWORD }, theirs)).json<{
      data: { secret: string }
    }>()
    const code = generateSync({ secret: started.data.secret, epoch: test.clock.now().getTime() / 1_000 })
    expect((await post('account/totp-confirm', { code }, theirs)).statusCode).toBe(200)
    const { people, invitations } = await team()
    expect(invitations).toEqual([])
    expect(people).toMatchObject([
      {
        name: 'Asha Rao',
        role: 'owner',
        is_first: 1,
        is_you: 1,
        second_factor: 0,
        sign_in_email: partner.email,
      },
      { name: 'Ravi Patel', role: 'sales', is_first: 0, is_you: 0, second_factor: 1, sign_in_email: email },
    ])
    expect(people[1]?.last_sign_in_at).not.toBeNull()
    // The second factor of one is asked of that one alone.
    expect(codeOf(await signIn(email))).toBe('second_factor_needed')
    expect((await signIn(partner.email)).statusCode).toBe(200)
  })

  it('is good once, and its token lies nowhere', async () => {
    const { email, token } = await invited()
    expect((await accept(token)).statusCode).toBe(200)
    for (const answer of [await accept(token), await post('invitation/open', { token }, {})])
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'invitation_over'])
    const row = await asOffice(test.db, (tx) =>
      tx.row(sql`select count(*)::int as count from partner_person where partner_id = ${partner.partner_id}`),
    )
    expect(row).toEqual({ count: 2 })
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('makes one sign-in of two at once', async () => {
    const { token } = await invited()
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([
      200, 410, 410,
    ])
  })

  it('opens nothing after seven days, until it is sent again; then the old link opens nothing', async () => {
    const { email, token } = await invited()
    test.clock.advance(7 * DAY_MS)
    expect(codeOf(await accept(token))).toBe('invitation_over')
    const fresh = (await buildPerson(test.services, partner.partner_id, { role: 'owner' })).headers
    const [waiting] = (await team(fresh)).invitations
    expect(waiting).toMatchObject({ sign_in_email: email, is_lapsed: 1 })
    const resent = await post(`team/invitations/${waiting?.invitation_id}/resend`, {}, fresh)
    expect(resent.json<{ data: PartnerTeam }>().data.invitations).toMatchObject([{ is_lapsed: 0 }])
    const next = (await mailTo(email)).token
    expect(next).not.toBe(token)
    expect(codeOf(await accept(token))).toBe('invitation_over')
    expect((await accept(next ?? '')).statusCode).toBe(200)
  })

  it('that was withdrawn opens nothing, and its address is forgotten', async () => {
    const { token } = await invited()
    const [waiting] = (await team()).invitations
    expect((await post(`team/invitations/${waiting?.invitation_id}/withdraw`)).statusCode).toBe(200)
    expect(codeOf(await accept(token))).toBe('invitation_over')
    expect((await post(`team/invitations/${waiting?.invitation_id}/withdraw`)).statusCode).toBe(404)
    expect(
      await asOffice(test.db, (tx) =>
        tx.row(sql`select sealed, email_index, token_hash from partner_invitation
          where invitation_id = ${waiting?.invitation_id ?? 0}`),
      ),
    ).toEqual({ sealed: null, email_index: null, token_hash: null })
  })

  it('of a partner that is stopped opens nothing', async () => {
    const { token } = await invited()
    const { headers } = await buildStaff(test.services, 1)
    await post(
      'set-status',
      { partner_id: partner.partner_id, status: 'paused', reason: 'For a test' },
      headers,
    )
    expect(codeOf(await accept(token))).toBe('invitation_over')
  })

  it('takes no role, no partner and no address from who accepts, and no weak password', async () => {
    const { email, token } = await invited()
    for (const body of [{ role: 'owner' }, { partner_id: other.partner_id }, { email: 'me@example.com' }])
      expect([body, codeOf(await accept(token, body))]).toEqual([body, 'unknown_field'])
    for (const password of ['short', email, 'gomti associates'])
      expect([password, codeOf(await accept(token, { password }))]).toEqual([password, 'password_weak'])
    expect((await team()).people).toHaveLength(1)
  })
})

describe('an address', () => {
  it('that signs in at another partner is answered alike, and gets no link', async () => {
    const there = await buildPerson(test.services, other.partner_id, { role: 'sales', password: PASSWORD })
    const answers = [await invite(someEmail()), await invite(other.email), await invite(there.email)]
    const told = answers.map((answer) => {
      const { data, ...rest } = answer.json<{ data: PartnerTeam }>()
      return { status: answer.statusCode, ...rest, count: data.people.length }
    })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
    for (const email of [other.email, there.email])
      expect(await mailTo(email)).toMatchObject({ template: 'team_invited_elsewhere', token: null })
    expect((await signIn(there.email)).json()).toMatchObject({ partner_id: other.partner_id })
  })

  it('that came to sign in elsewhere after the link was sent is not taken over', async () => {
    const { email, token } = await invited()
    await buildPerson(test.services, other.partner_id, {
      role: 'sales',
      email,
      password: 'another river bank 8',
    })
    expect(codeOf(await accept(token))).toBe('invitation_over')
    expect((await signIn(email)).statusCode).toBe(401)
    expect((await signIn(email, 'another river bank 8')).json()).toMatchObject({
      partner_id: other.partner_id,
    })
  })

  it('of the own team, or that is invited, is told to be so', async () => {
    const { email } = await invited()
    for (const taken of [email, email.toUpperCase(), partner.email])
      expect([taken, codeOf(await invite(taken))]).toEqual([taken, 'team_email_taken'])
  })

  it('of somebody of a team becomes no partner’s own', async () => {
    const { email } = await buildPerson(test.services, partner.partner_id, { role: 'sales' })
    const { headers } = await buildStaff(test.services, 1)
    const some = crypto.randomUUID().slice(0, 8)
    const firm = { name: `Firm ${some}`, contact_name: 'Asha', phone: '9000000008', slug: `firm-${some}` }
    expect(codeOf(await post('create', { ...firm, email }, headers))).toBe('partner_email_taken')
    expect((await post('create', { ...firm, email: someEmail() }, headers)).statusCode).toBe(200)
  })

  it('of one who was removed may be invited by anybody at once', async () => {
    const gone = await buildPerson(test.services, partner.partner_id, { role: 'sales', password: PASSWORD })
    await post(`team/people/${gone.person_id}/remove`)
    expect((await invite(gone.email, {}, other.headers)).statusCode).toBe(200)
    const { token } = await mailTo(gone.email)
    expect((await accept(token ?? '')).statusCode).toBe(200)
    expect((await signIn(gone.email)).json()).toMatchObject({ partner_id: other.partner_id })
  })
})

describe('the people', () => {
  it('of another partner are not there, by whatever number', async () => {
    const theirs = await buildPerson(test.services, other.partner_id, { role: 'sales' })
    await invite(someEmail(), {}, other.headers)
    const [waiting] = (await team(other.headers)).invitations
    const tried = [
      post(`team/people/${theirs.person_id}/role`, { role: 'owner' }),
      post(`team/people/${theirs.person_id}/remove`),
      post(`team/invitations/${waiting?.invitation_id}/resend`),
      post(`team/invitations/${waiting?.invitation_id}/withdraw`),
    ]
    for (const answer of await Promise.all(tried))
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'not_found'])
    expect((await team(other.headers)).people).toMatchObject([{ is_first: 1 }, { role: 'sales' }])
    expect((await get('account', theirs.headers)).statusCode).toBe(200)
  })

  it('are twenty at most, with those who are invited, however many come at once', async () => {
    for (let at = 0; at < 16; at += 1) await buildPerson(test.services, partner.partner_id, { role: 'sales' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(someEmail())))
    const told = answers.map((answer) => (answer.statusCode === 200 ? 'sent' : codeOf(answer)))
    expect(told.filter((one) => one === 'sent')).toHaveLength(3)
    expect(told.filter((one) => one === 'team_full')).toHaveLength(3)
  })

  it('are written to forty times a day at most', async () => {
    const { email } = await invited()
    const [waiting] = (await team()).invitations
    for (let time = 1; time < 40; time += 1)
      expect((await post(`team/invitations/${waiting?.invitation_id}/resend`)).statusCode).toBe(200)
    expect(codeOf(await post(`team/invitations/${waiting?.invitation_id}/resend`))).toBe('too_many_requests')
    const sent = await test.db.row<{ count: number }>(
      sql`select count(*)::int as count from message where recipient = ${email}`,
    )
    expect(sent?.count).toBe(40)
  })

  it('keep an owner: neither the last is lowered or removed, nor two by each other at once', async () => {
    const [first] = (await team()).people
    for (const [path, body] of [
      [`team/people/${first?.person_id}/role`, { role: 'sales' }],
      [`team/people/${first?.person_id}/remove`, {}],
    ] as const)
      expect([path, codeOf(await post(path, body))]).toEqual([path, 'last_owner'])
    const second = await buildPerson(test.services, partner.partner_id, { role: 'owner' })
    const answers = await Promise.all([
      post(`team/people/${second.person_id}/role`, { role: 'accounts' }),
      post(`team/people/${first?.person_id}/role`, { role: 'accounts' }, second.headers),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const owners = await asOffice(test.db, (tx) =>
      tx.rows(
        sql`select person_id from partner_person where partner_id = ${partner.partner_id} and role = 'owner' and removed_at is null`,
      ),
    )
    expect(owners).toHaveLength(1)
  })

  it('get another role from their next call on', async () => {
    const one = await buildPerson(test.services, partner.partner_id, { role: 'sales' })
    expect((await get('statements', one.headers)).statusCode).toBe(403)
    await post(`team/people/${one.person_id}/role`, { role: 'accounts' })
    expect((await get('statements', one.headers)).statusCode).toBe(200)
    expect((await get('customers', one.headers)).statusCode).toBe(403)
  })

  it('who are removed have no session, no password and no address left', async () => {
    const gone = await buildPerson(test.services, partner.partner_id, { role: 'sales', password: PASSWORD })
    expect((await post(`team/people/${gone.person_id}/remove`)).statusCode).toBe(200)
    expect((await get('get-revenue', gone.headers)).statusCode).toBe(401)
    expect(codeOf(await signIn(gone.email))).toBe('sign_in_refused')
    expect((await team()).people).toHaveLength(1)
    expect((await post(`team/people/${gone.person_id}/role`, { role: 'owner' })).statusCode).toBe(404)
    expect(
      await test.db.row(sql`select count(*)::int as count from credential
        where subject_kind = 'partner_person' and subject_id = ${gone.person_id}`),
    ).toEqual({ count: 0 })
  })

  it('are the first no more where another owner removes them, until staff hand out a password', async () => {
    const owner = await buildPerson(test.services, partner.partner_id, { role: 'owner' })
    const [first] = (await team()).people
    expect((await post(`team/people/${first?.person_id}/remove`, {}, owner.headers)).statusCode).toBe(200)
    expect((await get('get-revenue')).statusCode).toBe(401)
    expect((await signIn(partner.email)).statusCode).toBe(401)
    const { headers } = await buildStaff(test.services, 1)
    const given = {
      partner_id: partner.partner_id,
      password: 'another river bank 8',
      reason: 'The owner has left',
    }
    expect((await post('set-password', given, headers)).statusCode).toBe(200)
    const back = await signIn(partner.email, 'another river bank 8')
    expect(back.statusCode).toBe(200)
    expect((await team(owner.headers)).people).toMatchObject([
      { is_first: 1, role: 'owner' },
      { role: 'owner' },
    ])
    // The other owner stays signed in: it is not their password.
    expect((await get('get-revenue', owner.headers)).statusCode).toBe(200)
  })

  it('end their own sessions alone, and change their own password alone', async () => {
    const one = await buildPerson(test.services, partner.partner_id, { role: 'accounts', password: PASSWORD })
    const again = (await signIn(one.email)).json<{ token: string }>().token
    const changed = await post(
      'account/change-password',
      { current_password: PASSWORD, new_password: 'another river bank 8' },
      one.headers,
    )
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await get('get-revenue', bearer(again))).statusCode).toBe(401)
    expect((await get('get-revenue')).statusCode).toBe(200)
    expect((await signIn(partner.email)).statusCode).toBe(200)
    const sessions = (await get('sessions', one.headers)).json<{ data: object[] }>()
    expect(sessions.data).toHaveLength(1)
  })

  it('stand on the log and in what they write by name', async () => {
    const one = await buildPerson(test.services, partner.partner_id, { role: 'sales', name: 'Meena Iyer' })
    const form = formOf([
      ['request_id', crypto.randomUUID()],
      ['topic', 'general-query'],
      ['kind', 'money'],
      ['subject', 'A question'],
      ['text', 'Where is it?'],
    ])
    const asked = await test.app.inject({
      method: 'POST',
      url: '/api/partner/threads/open',
      payload: form.payload,
      headers: { ...form.headers, ...one.headers },
    })
    expect(asked.statusCode, asked.body).toBe(200)
    expect(asked.json()).toMatchObject({ data: { messages: [{ author: 'Meena Iyer' }] } })
    expect(
      await test.db.row(sql`select actor_kind, actor_id, actor_name, on_behalf_of from audit_entry
        where action = 'partner_thread.open' order by entry_id desc limit 1`),
    ).toEqual({
      actor_kind: 'partner',
      actor_id: String(partner.partner_id),
      actor_name: 'Meena Iyer',
      on_behalf_of: 'Gomti Associates',
    })
  })
})
