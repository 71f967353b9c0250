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
    ['banco', '/planos/3'],
  ],
] as const
const ofMembers = [
  ['fan', '/homepage/atividades/17'],
  ['fan', '/homepage/categoria/5'],
  ['viagem', '/homepage/trofeus'],
  ['sindicato', '/homepage/atividades'],
  ['sindicato', '/homepage/atividades/10/convite'],
  ['sindicato', '/homepage/consultoria-juridica'],
  ['sindicato', '/homepage/consultoria-contabil/eventos?ver=lista&dia=2026-12-10'],
  ['sindicato', '/homepage/calendario?ver=mes&dia=2026-12-10'],
  ['sindicato', '/homepage/calendario?ver=dia&dia=2026-12-08'],
  ['sindicato', '/homepage/downloads'],
  ['sindicato', '/homepage/prestacao-de-contas'],
  ['sindicato', '/homepage/legisclub-gasolina'],
  ['sorteio', '/homepage/numeros-da-sorte'],
  ['fan', '/homepage/atividades/1?aba=regulamento'],
  ['viagem', '/homepage/extrato/extratos-totais'],
  ['afiliados', '/homepage/quizzes'],
  ['afiliados', '/homepage/perfil?dialogo=cadastro'],
] as const
const ofOwners = [
  ['sindicato', '/gestao/atividades/listas'],
  ['sindicato', '/gestao/secoes'],
  ['sindicato', '/gestao/secoes/nova'],
  ['sindicato', '/gestao/secoes/1'],
  ['sindicato', '/gestao/atividades/1?passo=premio'],
  ['sindicato', '/gestao/parceiros'],
  ['sindicato', '/gestao/gasolina/nova'],
  ['sindicato', '/gestao/gasolina'],
  ['sorteio', '/gestao/sorteios'],
  ['afiliados', '/gestao/alteracoes'],
  ['fan', '/gestao/planos'],
] as const

test('PUB-19 PUB-21 PUB-22 @com-script what visitors only read is accessible', async ({
  page,
  expectAccessible,
}) => {
  for (const [slug = '', path] of ofVisitors) {
    await page.goto(at(slug, path))
    await expectAccessible()
  }
})

for (const [who, person, pages] of [
  ['ORD-10 @com-script what members', 'participante', ofMembers],
  ['SEC-22 @com-script what owners', 'dona', ofOwners],
] as const)
  test(`${who} only read is accessible`, async ({ page, expectAccessible }) => {
    for (const [slug, path] of pages) {
      await logIn(page, slug, person)
      await page.goto(at(slug, path))
      await expectAccessible()
    }
  })

/** A page of each kind, for what its colours become on a dark device. */
const inDark = [
  ['fan', '/homepage', 'participante'],
  ['sindicato', '/homepage', 'participante'],
  ['viagem', '/homepage', 'participante'],
  ['gestor', '/homepage', 'participante'],
  ['sorteio', '/homepage/extrato/extratos-totais', 'participante'],
  ['fan', '/homepage/atividades/1', 'participante'],
  ['fan', '/homepage/feed', 'participante'],
  ['afiliados', '/homepage/conta', 'participante'],
  ['sindicato', '/gestao', 'dona'],
] as const

test('TEN-03 GAP-09 @com-script pages of every kind are legible on a dark device', async ({
  page,
  expectLegibleInDark,
}) => {
  for (const [slug, path, person] of inDark) {
    await page.context().clearCookies()
    await logIn(page, slug, person)
    await page.goto(at(slug, path))
    await expectLegibleInDark()
  }
  await page.goto(at('fan', '/'))
  await expectLegibleInDark()
})
