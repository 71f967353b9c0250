import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { mailText } from './outbox.ts'
import { field, press } from './owner-form.ts'
import { apiOf } from './shop.ts'

test.use({ actionTimeout: 30_000 })

/** A station for each project: nobody else's journey counts on what is in this wallet there. One of them shows its members no statement. */
const stationOf = (scripts: boolean) =>
  scripts
    ? { slug: 'gestor', stationId: 13, hasStatement: false }
    : { slug: 'banco', stationId: 171, hasStatement: true }
const member = 'parceiro@exemplo.com.br'
const second = 'participante@exemplo.com.br'

/** Fills in a credit, and looks at it. */
async function review(page: Page, amount: string, reason: string): Promise<void> {
  await field(page, 'Valor \\(.+\\)').fill(amount)
  await field(page, 'Tipo').selectOption({ label: 'Cortesia' })
  await field(page, 'Motivo').fill(reason)
  await press(page, 'Conferir')
  await expect(page.getByRole('heading', { name: 'Confira antes de lançar' })).toBeVisible()
}

/** Somebody else of the team joins, by the ways that have a journey of their own. */
async function joins(page: Page, other: Page, { slug, stationId }: ReturnType<typeof stationOf>) {
  const asOwner = await apiOf(page, slug, `points ${Date.now()}`)
  await asOwner('post', '/management/team-invitations', { email: second, roles: ['finance'] })
  const mail = await mailText(page.request, { stationId, to: second, subject: /Convite para a equipe/ })
  await logIn(other, slug, 'participante')
  await other.goto(at(slug, /\/equipe\/[\w-]+/.exec(mail)?.[0] ?? ''))
  await other.getByRole('button', { name: 'Aceitar o convite' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
}

test('PPL-13 a credit is looked at, above the limit another person confirms it, and the member reads why', async ({
  page,
  browser,
  scripts,
  expectAccessible,
}) => {
  const of = stationOf(scripts)
  const to = (path: string) => at(of.slug, path)
  await logIn(page, of.slug, 'dona')
  await page.goto(to(`/gestao/pontos?busca=${encodeURIComponent(member)}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Pontos' })).toBeVisible()
  const limit = field(page, 'Duas pessoas confirmam acima de \\(.+\\)')
  await limit.fill('1')
  await press(page, 'Salvar limite')
  await expect(page.getByText('Só uma pessoa desta estação pode lançar pontos').first()).toBeVisible()
  await expectAccessible()

  const context = await browser.newContext({ javaScriptEnabled: scripts })
  const other = await context.newPage()
  await joins(page, other, of)
  await page.goto(to(`/gestao/pontos?busca=${encodeURIComponent(member)}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Pontos' })).toBeVisible()
  await limit.fill('1')
  await press(page, 'Salvar limite')
  await expect(page.getByText('Limite salvo.')).toBeVisible()

  await page.goto(to(`/gestao/pontos?busca=${encodeURIComponent(member)}`))
  await page.getByRole('list', { name: 'Pessoas encontradas' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Carteira de / })).toBeVisible()
  const wallet = page.url()
  await press(page, 'Conferir')
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await review(page, '7,25', 'Ajudou na festa')
  await expect(page).not.toHaveURL(/festa/)
  await expectAccessible()
  await press(page, 'Corrigir')
  await expect(field(page, 'Motivo')).toHaveValue('Ajudou na festa')
  await review(page, '2,50', 'Prêmio da festa')
  await press(page, 'Pedir confirmação')
  await expect(page.getByText('Pedido feito. Outra pessoa da gestão confirma em Pontos.')).toBeVisible()
  await expect(page.getByText('Espera outra pessoa')).toBeVisible()
  await expectAccessible()

  await other.goto(to('/gestao'))
  await other.getByRole('link', { name: /1 lançamento de pontos para confirmar/ }).click()
  await expect(other.getByRole('heading', { name: 'Esperando confirmação' })).toBeVisible()
  await other.getByRole('button', { name: /^Confirmar: .*2,50/ }).click()
  await expect(other.getByText('Lançamento confirmado.')).toBeVisible()
  await context.close()

  await page.goto(to('/gestao/pontos'))
  await limit.fill('')
  await press(page, 'Salvar limite')
  await expect(page.getByText('Limite salvo.')).toBeVisible()
  await page.goto(wallet)
  await page.getByRole('link', { name: 'Estornar: Cortesia: Prêmio da festa' }).first().click()
  await expect(field(page, 'Motivo')).toHaveValue(/^Estorno do lançamento de .*Prêmio da festa$/)
  await press(page, 'Conferir')
  await press(page, 'Descontar agora')
  await expect(page.getByText('Desconto lançado.')).toBeVisible()

  const asOwner = await apiOf(page, of.slug, 'points end')
  const { people } = await asOwner('get', '/management/team')
  const marina = people.find(({ email }: { email: string }) => email === second)
  await asOwner('put', `/management/team/${marina.id}`, { roles: [], seen: ['finance'] })

  if (!of.hasStatement) return
  await page.context().clearCookies()
  await logIn(page, of.slug, 'parceiro')
  await page.goto(to('/homepage/extrato/extratos-totais'))
  await expect(page.getByText('Cortesia: Prêmio da festa').first()).toBeVisible()
})
