import type { BrowserContext, Page } from '@playwright/test'
import { ownOf } from '../form-driver/as-playwright.ts'
import { formBrowser } from '../form-driver/context.ts'
import { FormPage } from '../form-driver/page.ts'
import { nameOf } from '../form-driver/roles.ts'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** What people reach and read: if the driver and Chromium agree on these, they agree on what a journey can do. */
const roles = [
  ...([
    'link',
    'button',
    'textbox',
    'checkbox',
    'radio',
    'combobox',
    'spinbutton',
    'searchbox',
    'heading',
  ] as const),
  ...([
    'dialog',
    'region',
    'navigation',
    'banner',
    'main',
    'contentinfo',
    'group',
    'article',
    'form',
  ] as const),
  ...([
    'table',
    'row',
    'columnheader',
    'rowheader',
    'cell',
    'list',
    'listitem',
    'status',
    'alert',
    'img',
  ] as const),
]
type Role = (typeof roles)[number]
/** Whose names journeys ask for word by word. Of rows and the like they ask for a part: browsers put spaces between their parts by how these are laid out. */
const named = new Set<Role>([
  ...(['link', 'button', 'textbox', 'checkbox', 'radio', 'combobox', 'spinbutton', 'searchbox'] as const),
  ...(['heading', 'dialog', 'region', 'navigation', 'group', 'form', 'table', 'img'] as const),
])

/** The opening tags of what is found, which tell one from another. */
const tags = (markup: string[]) => markup.map((one) => /^<[^>]*>/.exec(one)?.[0] ?? one)

async function inBrowser(page: Page, role: Role): Promise<string[]> {
  return tags(await page.getByRole(role).evaluateAll((found) => found.map((one) => one.outerHTML)))
}

function inDriver(own: FormPage, role: Role): { tag: string; name: string }[] {
  return own
    .getByRole(role)
    .found()
    .map((one) => ({
      tag: tags([one.outerHTML])[0] ?? '',
      name: nameOf(one, own.sight()),
    }))
}

/** Lets what moves by style stand still at its beginning: what leaves after some seconds would be gone by the time it is looked for. */
async function standStill(page: Page): Promise<void> {
  const motion = await page.context().newCDPSession(page)
  await motion.send('Animation.enable')
  await motion.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** Opens an address in both and compares what each of them finds. */
async function expectAgreement(page: Page, driven: Page, address: string): Promise<void> {
  await page.goto(address)
  await driven.goto(address)
  const own = ownOf(driven)
  if (!(own instanceof FormPage)) throw new Error('no page of the driver')
  for (const role of roles) {
    const found = inDriver(own, role)
    expect
      .soft(
        found.map(({ tag }) => tag),
        `${role} at ${address}`,
      )
      .toEqual(await inBrowser(page, role))
    for (const name of new Set(named.has(role) ? found.map((one) => one.name) : []))
      await expect
        .soft(page.getByRole(role, { name, exact: true }), `${role} '${name}' at ${address}`)
        .toHaveCount(
          name
            ? found.filter((one) => one.name === name).length
            : await page.getByRole(role, { name: '', exact: true }).count(),
          // Both have the page: what one of them does not find now will not come.
          { timeout: 1_000 },
        )
  }
}

/** The same person in the driver. */
async function sameIn(context: BrowserContext): Promise<Page> {
  const other = await formBrowser().newContext()
  await other.addCookies(await context.cookies())
  return other.newPage()
}

test('PUB-01 ACC-01 @navegador @sem-script the form driver sees of public pages what Chromium sees', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'maioridade', value: '1', url: at('viagem') }])
  const driven = await sameIn(context)
  await standStill(page)
  for (const [slug, path] of [
    ['fan', '/'],
    ['sindicato', '/'],
    ['viagem', '/cadastrar'],
    ['fan', '/login?com=email'],
    ['banco', '/login'],
    ['padrao', '/suporte'],
    ['fan', '/criar-estacao'],
  ] as const)
    await expectAgreement(page, driven, at(slug, path))
})

test('HOM-01 CAR-01 @navegador @sem-script the form driver sees of a member’s pages what Chromium sees', async ({
  page,
  context,
}) => {
  await logIn(page, 'fan', 'dona')
  const driven = await sameIn(context)
  await standStill(page)
  for (const path of [
    '/homepage',
    '/homepage/extrato/extratos-totais',
    '/homepage/atividades/1',
    '/homepage/feed',
    '/homepage/carrinho',
    '/homepage/planos',
    '/homepage/minha-conta',
    '/gestao',
    '/gestao/atividades',
    '/gestao/atividades/nova',
    '/gestao/planos',
  ])
    await expectAgreement(page, driven, at('fan', path))
})
