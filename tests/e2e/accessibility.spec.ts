import { at, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** Pages whose journeys only read what the server answers; the others are checked on the way of theirs. */
const ofVisitors = [
  ...[1, 2, 3, 4, 5, 15, 16, 17, 18, 19, 20].map((type) => ['fan', `/atividade/${type}`]),
  ...[
    ['fan', '/compartilhamento'],
    ['fan', '/qr-code-validator/voucher/AAAAA-AAAAA'],
    ['sindicato', '/politica-de-privacidade'],
    ['banco', '/not-autorized'],
    ['sindicato', '/nada'],
  ],
] as const
const ofMembers = [
  ['fan', '/homepage/atividades/17'],
  ['fan', '/homepage/categoria/5'],
  ['viagem', '/homepage/trofeus'],
] as const

test('PUB-19 ORD-10 PUB-21 PUB-22 SEC-22 @com-script pages that are only read are accessible', async ({
  page,
  expectAccessible,
}) => {
  for (const [slug = '', path] of ofVisitors) {
    await page.goto(at(slug, path))
    await expectAccessible()
  }
  for (const [slug, path] of ofMembers) {
    await logIn(page, slug)
    await page.goto(at(slug, path))
    await expectAccessible()
  }
})
