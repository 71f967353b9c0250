import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { publish } from './owner-form.ts'

const slugOf = (scripts: boolean) => (scripts ? 'afiliados' : 'padrao')

test('SEC-23 an owner finds the management from the home, the public site from there, and the way out', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/homepage'))
  await page.locator('summary').filter({ hasText: 'Minha conta' }).click()
  await expect(page.getByRole('link', { name: 'Gestão da estação' })).toHaveAttribute('href', '/gestao')
  await expectAccessible()
  await page.goto(at(slug, '/homepage'))
  await page.getByRole('link', { name: 'Abrir a gestão' }).click()
  await expect(page).toHaveURL(at(slug, '/gestao'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ver o site' }).click(),
  ])
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.getByRole('link', { name: 'Cadastre-se' }).first()).toBeVisible()
  await site.close()
  await expectAccessible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(at(slug))
  await page.goto(at(slug, '/gestao'))
  await expect(page).toHaveURL(/\/login/)
})

test('SEC-23 one search finds pages of the management and what the station has', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao'))
  const search = async (words: string) => {
    await page.getByLabel('Procurar na gestão').fill(words)
    await page.getByRole('button', { name: 'Procurar em toda a gestão' }).click()
  }
  await search('aparencia')
  const found = page.locator('main')
  await expect(found.getByRole('link', { name: 'Aparência' })).toHaveAttribute('href', '/gestao/aparencia')
  await expectAccessible()
  await search('nada com este nome')
  await expect(found.getByText('Nada encontrado.')).toBeVisible()
  await expectAccessible()
})

test('SEC-23 the rail fits a low window, with the group of its page open @com-script', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // The station with the most areas.
  await logIn(page, 'sindicato', 'dona')
  const rail = page.getByRole('navigation', { name: 'Gestão da estação' })
  const hidden = () =>
    rail.evaluate(
      (all) =>
        [all, ...all.querySelectorAll('*')].filter(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
        ).length,
    )
  for (const [path, name] of [
    ['/gestao/noticias', 'Conteúdo'],
    ['/gestao/pedidos', 'Vendas'],
    ['/gestao/secoes', 'Site'],
  ] as const) {
    await page.goto(at('sindicato', path))
    await expect(rail.getByRole('list', { name })).toBeVisible()
    expect(await hidden()).toBe(0)
  }
  await rail.locator('summary').filter({ hasText: 'Ajustes' }).click()
  await expect(rail.getByRole('list', { name: 'Site' })).toBeHidden()
  expect(await hidden()).toBe(0)
  await expectAccessible()
  await rail.getByRole('link', { name: 'Histórico' }).click()
  await expect(page).toHaveURL(at('sindicato', '/gestao/historico'))
  await expect(rail.getByRole('list', { name: 'Ajustes' })).toBeVisible()
})

test('SEC-23 on a phone the groups of the management open over the page, and close behind what was chosen @com-script', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await logIn(page, 'afiliados', 'dona')
  await page.goto(at('afiliados', '/gestao/eventos'))
  const news = page.getByRole('link', { name: 'Notícias', exact: true })
  await expect(news).toBeHidden()
  await page.getByRole('button', { name: 'Menu · Eventos' }).click()
  await expect(page.getByRole('list', { name: 'Conteúdo' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(news).toBeHidden()
  await page.getByRole('button', { name: 'Menu · Eventos' }).click()
  await news.click()
  await expect(page).toHaveURL(at('afiliados', '/gestao/noticias'))
  await expect(news).toBeHidden()
})

/** The preview behind a dialog follows the address: its frames load anew. While one is taken away the network is never idle. */
const framesAreLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) => contentDocument?.readyState === 'complete',
    ),
  )

test('SEC-23 saving says so, removing and discarding ask first', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const slug = slugOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, '/gestao/secoes'))
  await page.getByRole('link', { name: 'Adicionar seção' }).click()
  await expect(page.getByRole('heading', { name: 'Texto ao centro' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar: Texto ao centro' }).click()
  await expect(page.getByText('Seção adicionada no fim da página.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  const remove = page.getByRole('link', { name: 'Remover: Sem título' })
  await remove.last().click()
  const dialog = page.getByRole('dialog', { name: 'Remover “Sem título”?' })
  await expect(dialog).toBeVisible()
  if (scripts) await framesAreLoaded(page)
  await expectAccessible()
  await dialog.getByRole('link', { name: 'Voltar' }).click()
  await expect(dialog).toBeHidden()
  await expect(remove.last()).toBeVisible()
  const before = await remove.count()
  await remove.last().click()
  await dialog.getByRole('button', { name: 'Remover' }).click()
  await expect(remove).toHaveCount(before - 1)

  await page.goto(at(slug, '/gestao/dados'))
  await page.getByLabel('Nome', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
  await expect(page.getByText('Esse campo é obrigatório').first()).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Outro nome')
  await page.getByRole('button', { name: 'Salvar no rascunho' }).first().click()
  await expect(page.getByText('Salvo no rascunho.')).toBeVisible()

  await page.goto(at(slug, '/gestao'))
  await page.getByRole('link', { name: 'Descartar mudanças' }).click()
  const question = page.getByRole('dialog', { name: 'Descartar as mudanças?' })
  await question.getByRole('button', { name: 'Descartar mudanças' }).click()
  await expect(page.getByText('Tudo o que você mudou está publicado.')).toBeVisible()
})

test('SEC-23 leaving a changed form asks first @com-script', async ({ page, expectAccessible }) => {
  await logIn(page, 'afiliados', 'dona')
  await page.goto(at('afiliados', '/gestao/dados'))
  const rail = page.getByRole('navigation', { name: 'Gestão da estação' })
  await page.getByLabel('Telefone').fill('(92) 99999-0000')
  await rail.locator('summary').filter({ hasText: 'Site' }).click()
  await rail.getByRole('link', { name: 'Páginas e menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page.getByLabel('Telefone')).toHaveValue('(92) 99999-0000')
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await Promise.all([question.dismiss(), closing])
  await rail.getByRole('link', { name: 'Páginas e menu' }).click()
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(at('afiliados', '/gestao/paginas'))
})

test('SEC-23 HOM-05 publishing puts it on the home unless one says no, and says whether the home shows it', async ({
  page,
  scripts,
  expectAccessible,
}, { project }) => {
  const slug = slugOf(scripts)
  const name = (what: string) => `${what} da gestão ${project.name}`
  const begin = async (what: string) => {
    await page.goto(at(slug, '/gestao/atividades/nova?tipo=16'))
    await page.getByLabel('Nome', { exact: true }).fill(name(what))
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  }
  await logIn(page, slug, 'dona')
  await begin('Aviso')
  await publish(page, { isOnHome: true })
  await expect(page.getByText('Na vitrine, em: Novidades.')).toBeVisible()
  await begin('Recado')
  await publish(page)
  await expect(page.getByText('Falta escolher onde ela aparece na vitrine.')).toBeVisible()
  await expect(page.getByLabel('Fileira')).toHaveValue(/./)
  await expectAccessible()
  await page.getByRole('button', { name: 'Mostrar na vitrine' }).click()
  await expect(page.getByText('Na vitrine, em: Novidades.')).toBeVisible()
  await page.goto(at(slug, '/homepage'))
  const news = page.getByRole('region', { name: 'Novidades' })
  for (const what of ['Aviso', 'Recado']) await expect(news.getByText(name(what))).toBeVisible()
})
