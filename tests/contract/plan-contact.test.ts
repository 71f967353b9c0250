import { expect, test } from 'vitest'
import { selfHostedCaptcha } from '#api/platform/ports/index.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The contact about a plan by agreement, without scripts. */
const world = apiWorld()
const portal = portalWorld()
const path = '/homepage/planos/sobconsulta'

test('PLN-06 GAP-23 message and captcha are required: nothing of it, a full trap or a made-up instant is refused and what was typed stays', async () => {
  world.ports.captcha = selfHostedCaptcha({ secret: 's'.repeat(32) })
  const station = await world.station({ config: { behaviour: { enterprisePlan: true } } })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station), station)
  const form = Object.fromEntries(formFields((await browser.open(path)).text, 'message'))
  world.ports.clock.advance(10_000)
  const message = 'Quero um plano para a equipe'
  const traps: Record<string, string>[] = [{ started_at: '' }, { started_at: '1.x' }, { website: 'x' }]
  for (const wrong of traps) {
    const refused = await browser.send(path, { ...form, message, captcha: '', ...wrong })
    expect([refused.status, wordsOf(refused.text).includes(message)]).toEqual([422, true])
  }
  const empty = await browser.send(path, { ...form, message: ' ' })
  expect([empty.status, wordsOf(empty.text)]).toEqual([
    422,
    expect.stringContaining('Esse campo é obrigatório'),
  ])
  expect(await browser.send(path, { ...form, message })).toMatchObject({ status: 302, location: '/homepage' })
})
