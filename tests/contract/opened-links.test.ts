import { describe, expect, test } from 'vitest'
import { createTempToken } from '#api/people/access/index.ts'
import { isSubscribed, unsubscribeLink } from '#api/people/links/index.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** What links of mails lead to: scanners open them, with scripts and as a person's browser would. */
const world = apiWorld()
const portal = portalWorld()
const went = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
/** A part of the page that a script of ours acts on by itself. */
const actsByItself = /data-(send|go|open)-|http-equiv="refresh"/

async function invited() {
  const station = await world.station()
  const member = await addMember(world, station, { email: 'ana@exemplo.com.br' })
  const link = new URL(
    await unsubscribeLink(world.context(station), { participantId: member.id }, world.urls),
  )
  const visit = portal.of(world, station.slug)
  const isOnList = () => isSubscribed(world.context(station), 'ana@exemplo.com.br')
  return { station, member, path: link.pathname, visit, isOnList }
}

describe('GAP-34b links of mails', () => {
  test('EML-01 EML-02 GAP-34b opening a link of the list changes nothing and waits for its button', async () => {
    const { path, visit, isOnList } = await invited()
    for (const address of [path, path.replace('desinscricao', 'inscricao')]) {
      const page = await visit(address, went)
      expect([page.status, page.cookies]).toEqual([200, []])
      expect(page.text).toMatch(/<form[^>]*method="post"/)
      expect(page.text).not.toMatch(actsByItself)
    }
    expect(await isOnList()).toBe(true)
    expect((await visit(path, went, [])).text).toContain('Você se desinscreveu com sucesso')
    expect(await isOnList()).toBe(false)
  })

  test('EML-02 GAP-34b a mail program leaves the list by one post, without cookies, origin or redirect (RFC 8058)', async () => {
    const { path, visit, isOnList } = await invited()
    const headers = { origin: '', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await visit(path, headers, 'List-Unsubscribe=One-Click')
    expect([answer.status, answer.location]).toEqual([200, null])
    expect(await isOnList()).toBe(false)
  })

  test('ACC-08 SEC-76 GAP-34b opening a log-in link logs nobody in; its button does, and says whose account is open', async () => {
    const { station, member, visit } = await invited()
    const token = await createTempToken(world.context(station), member.id)
    const path = `/login-token/${token}`
    for (const headers of [went, { ...went, 'sec-fetch-site': 'cross-site' }, {}]) {
      const page = await visit(path, headers)
      expect([page.status, page.cookies]).toEqual([200, []])
      expect(page.text).not.toMatch(actsByItself)
    }
    const other = await addMember(world, station)
    const cookie = `${sessionCookieName(false)}=${other.token}`
    expect((await visit(path, { ...went, cookie })).text).toContain('Há uma conta aberta neste aparelho.')
    const entered = await visit(path, went, [])
    expect([entered.status, entered.location]).toEqual([302, '/homepage'])
    expect(entered.cookies.join()).toContain(sessionCookieName(false))
  })
})
