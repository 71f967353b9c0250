import { expect, test } from 'vitest'
import { type ProductsBody, productsBody } from '#contract/activity-types/products.ts'
import { addProduct, duplicateProduct, moveProduct, removeProduct } from './change-products.ts'
import { productDifferences } from './product-differences.ts'
import { problemsOfProduct, productProblems } from './product-problems.ts'

const product = (id: number, name = `Produto ${id}`) => ({ id, name, valueCents: 1_000 })
const body = (...ids: number[]): ProductsBody =>
  productsBody.schema.parse({ products: ids.map((id) => product(id)), lastProductId: Math.max(0, ...ids) })
const idsOf = ({ products }: ProductsBody) => products.map(({ id }) => id)
const parsed = (id: number, name?: string) =>
  productsBody.schema.parse({ products: [product(id, name)] }).products[0] as ProductsBody['products'][number]

test('ACT-14 a number is given once: not to the copy, not to what comes after what was removed', () => {
  const without = removeProduct(body(1, 2, 3), 3)
  expect([idsOf(without), without.lastProductId]).toEqual([[1, 2], 3])
  expect(idsOf(addProduct(without, parsed(3)))).toEqual([1, 2, 4])
  expect(idsOf(duplicateProduct(without, 1))).toEqual([1, 4, 2])
})

test('ACT-14 a new product that is sent again is one; somebody else’s with its number stays', () => {
  const once = addProduct(body(1), parsed(2))
  expect(addProduct(once, parsed(2))).toBe(once)
  expect(idsOf(addProduct(once, parsed(2, 'Outro')))).toEqual([1, 2, 3])
})

test('ACT-14 a product moves from the place it was seen at, and nowhere else', () => {
  expect(idsOf(moveProduct(body(1, 2, 3), 3, -1, 3))).toEqual([1, 3, 2])
  const there = body(1, 2, 3)
  expect([moveProduct(there, 3, -1, 2), moveProduct(there, 1, -1, 1), moveProduct(there, 9, 1)]).toEqual([
    there,
    there,
    there,
  ])
})

test('ACT-14 what is missing leads to the page on which it is mended', () => {
  const fields = {
    'body.products[1].discountCents': 'menor',
    'body.deliveryLocations': 'Inclua',
    'body.discountCodes[0].amountCents': 'Informe',
    name: 'obrigatório',
  }
  const said = productProblems(fields, 7, body(1, 2))
  expect(said.fields).toEqual({ name: 'obrigatório' })
  expect(said.links).toEqual([
    { message: 'Produto 2: menor', href: '/gestao/atividades/7/produtos/2' },
    { message: 'Entrega e retirada: Inclua', href: '/gestao/atividades/7/entregas' },
    { message: 'Código 1: Informe', href: '/gestao/atividades/7/codigos' },
  ])
  const own = problemsOfProduct(fields, 7, body(1, 2), 2)
  expect(own.fields).toEqual({ discountCents: 'menor' })
  expect(own.messages).toHaveLength(3)
})

test('ACT-14 the history tells the price and the stock of a product that changed', () => {
  const before = { body: { products: [null, { valueCents: 1_000, stock: 3 }] } }
  const after = { body: { products: [null, { valueCents: 1_250, stock: null }] } }
  expect(productDifferences(before, after)).toEqual([
    { label: 'Produto 2: Preço', theirs: 'R$ 10,00', mine: 'R$ 12,50' },
    { label: 'Produto 2: Estoque', theirs: '3', mine: '' },
  ])
  expect(productDifferences({ name: 'a' }, { name: 'b' })).toEqual([])
})
