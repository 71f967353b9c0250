import { at, expect, test } from './fixtures.ts'
import { logIn } from './log-in.ts'

/** One station per project. */
const placeOf = (scripts: boolean) =>
  scripts
    ? {
        slug: 'fan',
        id: 14,
        way: 'Ver produtos',
        first: 'Caderno de Encontros',
        limit: 5,
        soldOut: 'Sacola de lona',
      }
    : { slug: 'afiliados', id: 9, way: 'Ver produtos', first: 'Lapiseira 0,5', limit: 2, soldOut: null }

test('ACT-14 CAR-02 CAR-03 CAR-21 products are put into the cart from their activity’s page, within their limit', async ({
  page,
  scripts,
  expectAccessible,
}) => {
  const { slug, id, way, first, limit, soldOut } = placeOf(scripts)
  await logIn(page, slug)
  await page.goto(at(slug, `/homepage/atividades/${id}`))
  await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible()
  await expectAccessible()
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: first, level: 3 }) })
    .last()
  if (soldOut) {
    const gone = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: soldOut }) })
      .last()
    await expect(gone).toContainText('Esgotado')
    await expect(gone.getByRole('button')).toHaveCount(0)
  }
  await product.getByLabel('Quantidade').fill(String(limit + 1))
  await product.getByRole('button', { name: /^Adicionar ao carrinho/ }).click()
  await expect(product).toContainText(`Cada pessoa leva até ${limit} unidades de ${first}.`)
  await expect(product.getByLabel('Quantidade')).toHaveValue(String(limit + 1))
  await expectAccessible()
  await product.getByLabel('Quantidade').fill('1')
  if (scripts) await product.getByRole('button', { name: `Mais um: ${first}` }).click()
  else await product.getByLabel('Quantidade').fill('2')
  await expect(product.getByLabel('Quantidade')).toHaveValue('2')
  await product.getByRole('button', { name: /^Adicionar ao carrinho/ }).click()
  await expect(page.getByText(`${first} está no carrinho.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver carrinho (2 itens)' })).toBeVisible()
  await expectAccessible()
})
