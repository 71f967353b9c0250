import { expect, test } from 'vitest'
import { texts } from '#app/activities/invitations/texts.ts'
import { uiTexts } from '#app/ui/texts.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Inviting as a browser without scripts has it. */
const world = apiWorld()
const portal = portalWorld()
const page = '/homepage/atividades/11/convite'

test('ACT-01 GAP-100 a wrong address is said on top of the page, over the link that comes before the form', async () => {
  const station = await world.station({
    content: {
      activities: [
        {
          id: 11,
          type: 1,
          name: 'Convide amigos',
          body: { code: 'JUNTO', pointsInviter: 50, pointsInvited: 25 },
        },
      ],
    },
  })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(await addMember(world, station), station)
  expect(wordsOf((await browser.open(page)).text)).not.toContain(uiTexts.errorSummary)
  const form = { campos: '2', tipo: 'member', email_0: 'a@exemplo.com.br', email_1: 'nada' }
  const { status, text } = await browser.send(page, form)
  expect(status).toBe(422)
  const words = wordsOf(text)
  expect(words.split(uiTexts.errorSummary)).toHaveLength(2)
  expect(words.indexOf(uiTexts.errorSummary)).toBeLessThan(words.indexOf(texts.link.label))
  const [, field = ''] = /<a [^>]*href="#(convites-[^"]+)"/.exec(text) ?? []
  expect(text).toContain(`id="${field}"`)
})
