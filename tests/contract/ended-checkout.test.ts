import { describe, expect, test } from 'vitest'
import { browserOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'

/** A session that ends while somebody buys: nothing that was typed is lost, and no card is kept (ADR 22). */
const shop = shopWorld()
const portal = portalWorld()

type Fields = Record<string, string>

/** Sends a form after the session has ended, logs in again, and answers what is sent then. */
async function sentAgain(member: TestMember, path: string, fields: Fields): Promise<[string, string][]> {
  const { station } = member.ctx
  const browser = browserOf(portal.of(shop.world, station.slug))
  await browser.logIn(member, station)
  browser.endSession()
  const refused = await browser.send(path, fields)
  expect([refused.status, refused.location]).toEqual([302, `/login?redirectTo=${encodeURIComponent(path)}`])
  await browser.logIn(member, station)
  const { text } = await browser.open('/continuar')
  expect(text).toContain(`action="${path}"`)
  return formFields(text, Object.keys(fields)[0] ?? '')
}

const address = {
  ...{ zipcode: '01310-100', street: 'Avenida Paulista', number: '1000' },
  ...{ complement: 'Sala 2', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
}
const owner = {
  ...{ name: 'Ana Souza', cpf: '529.982.247-25', birthday: '17/05/1990', phone: '(11) 9 8765-4321' },
  ...{ cep: '01310-100', street: 'Avenida Paulista', street_number: '1000', city: 'São Paulo', state: 'SP' },
}

describe('ACC-06 GAP-70 a session that ended in the middle of', () => {
  test.each<[string, string, Fields, Fields]>([
    [
      'the delivery loses nothing, the number of the house included',
      '/homepage/carrinho/entrega',
      { 'regiao-14': '2-entrega', ...address },
      {},
    ],
    [
      'the payment loses nothing but number, code and token of the card',
      '/homepage/carrinho/pagamento',
      { forma: '0', parcelas: '3', save: 'on', chave: 'k'.repeat(40), ...owner, expiry: '12/39' },
      { number: '4111 1111 1111 1111', cvv: '737', token: 'tok_1' },
    ],
    [
      'the review loses nothing',
      '/homepage/carrinho/revisao',
      { revisto: 'abc', total: '8500', cobrado: '8500', depois: '0' },
      {},
    ],
  ])('%s', async (_, path, fields, secrets) => {
    const buyer = await shop.buyer(await shop.station())
    expect(await sentAgain(buyer, path, { ...fields, ...secrets })).toEqual(Object.entries(fields))
  })

  test('a refund loses nothing, the number that makes it one refund included', async () => {
    const station = await shop.station()
    const buyer = await shop.buyer(station)
    const { id } = await shop.order(buyer)
    const manager = await addMember(shop.world, station, { role: 'owner' })
    const path = `/gestao/pedidos/${id}?devolver=`
    const fields = {
      ...{ intent: 'refund', number: '1', amountCents: '10,00', reason: 'Veio com um risco' },
      ...{ 'backToStock[0].activity_id': '14', 'backToStock[0].number': '1', 'backToStock[0].quantity': '1' },
    }
    expect(await sentAgain(manager, path, fields)).toEqual(Object.entries(fields))
  })
})
