import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { field, press } from './owner-form.ts'

/** A shop for each project. */
const shopOf = (scripts: boolean) =>
  scripts
    ? { slug: 'sorteio', id: 5, product: 'Caneca da sorte', place: 'Local 3' }
    : { slug: 'afiliados', id: 9, product: 'Lapiseira 0,5', place: 'Local 2' }

test('ACT-14 CAR-04 CAR-20 CAR-21 GAP-117 an owner opens what is sold, where it goes, its codes and its stock', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, id, product, place } = shopOf(scripts)
  await logIn(page, slug, 'dona')
  await page.goto(at(slug, `/gestao/atividades/${id}/produtos`))
  await expect(page.getByRole('heading', { level: 1, name: /^Produtos: / })).toBeVisible()
  await expectAccessible()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: product })
  await row.getByRole('link', { name: 'Editar' }).click()
  await expect(field(page, 'Nome do produto')).toHaveValue(product)
  await expectAccessible()

  await page.getByRole('link', { name: 'Voltar para os produtos' }).click()
  await page.getByRole('link', { name: 'Entrega e retirada' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Entrega e retirada: / })).toBeVisible()
  await expect(page.getByRole('group', { name: place }).getByLabel('Nome', { exact: true })).toHaveValue(
    /^Retirar n/,
  )
  await page.getByText(/^Endereço da retirada e nomes de campos do local 1/).click()
  await expect(page.getByLabel('Nome do campo “Bairro” na entrega').first()).not.toHaveValue('')
  await expectAccessible()

  await page.getByRole('link', { name: 'Voltar para os produtos' }).click()
  await page.getByRole('link', { name: 'Códigos de desconto' }).click()
  await expectAccessible()
  const added = page.getByRole('group', { name: 'Novo código' })
  await added.getByLabel(/^Código/).fill(`volta${scripts ? 5 : 9}`)
  await added.getByLabel(/^Ou em %/).fill('5')
  await press(page, 'Salvar e atualizar no ar')
  await expect(page.getByText('Códigos salvos.')).toBeVisible()
  await expect(page.getByLabel(/^Código/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Voltar para os produtos' }).click()
  await page.getByRole('link', { name: 'Estoque' }).click()
  await expect(page.getByRole('table', { name: 'Estoque por produto' })).toContainText(product)
  await expectAccessible()
})
