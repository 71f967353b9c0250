import { describe, expect, test } from 'vitest'
import { spend } from '#api/ledger/index.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { topUpWorld, transferInstructions } from '#tests/fixtures/top-ups.ts'

/** Filling the wallet as members and owners see it. */
const shop = topUpWorld()
const portal = portalWorld()
const { world, bank } = shop
const path = '/homepage/meios-de-pagamento/comprar'

const at = async (member: TestMember) => {
  const { station } = member.ctx
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return { ...browser, read: async (to: string) => wordsOf((await browser.see(to)).text) }
}
const keyIn = (html: string) => /name="chave" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the member’s page', () => {
  test.each([
    ['1,49', 'Valor mínimo requerido de R$ 1,50'],
    ['100,01', 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    ['1.000,00', 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    ['abc', 'Este campo só aceita números'],
    ['10,005', 'Use no máximo duas casas depois da vírgula, como 10,50.'],
    ['', 'Esse campo é obrigatório'],
  ])('WAL-03 VAL-01 %s comes back with what is wrong beside it, as it was typed', async (valor, message) => {
    const { send } = await at(await shop.buyer(await shop.station()))
    const { status, text } = await send(path, { intent: 'abastecer', valor, forma: 'transfer' })
    expect(status).toBe(422)
    expect(wordsOf(text)).toContain(message)
    expect(text).toMatch(new RegExp(`name="valor"[^>]*value="${valor.replace('.', '\\.')}"`))
  })

  test.each(['1,50', '100,00'])(
    'WAL-01 WAL-02 %s by transfer: a dialog says where to, and the list has it',
    async (valor) => {
      const ana = await shop.buyer(await shop.station())
      const { see, send, read } = await at(ana)
      const chave = keyIn((await see(path)).text)
      const form = { intent: 'abastecer', valor, forma: 'transfer', chave }
      const { location } = await send(path, form)
      expect(location).toMatch(/\?aba=pedidos&enviado=1&pedido=\d+$/)
      const words = await read(location ?? '')
      expect(words).toContain('Pedido enviado')
      expect(words).toContain(`Transfira R$ ${valor} para:`)
      expect(words).toContain(transferInstructions.split('\n')[0])
      expect(words).toMatch(/Pedidos de tranferência .* Transferência bancária .* Aguardando confirmação/)
      // The same form again is the same request.
      expect((await send(path, form)).location).toBe(location)
      const id = Number(/\d+$/.exec(location ?? '')?.[0])
      expect(await read(`${path}?aba=pedidos&cancelar=${id}`)).toContain('Cancelar este pedido?')
      await send(`${path}?aba=pedidos`, { intent: 'cancelar', pedido: String(id) })
      expect(await read(`${path}?aba=pedidos`)).toContain('Cancelado')
    },
  )

  test('WAL-01 by PIX it leads to the code, which leads to the list once it is paid', async () => {
    const ana = await shop.buyer(await shop.station())
    const { send, see, open, read } = await at(ana)
    const { location } = await send(path, { intent: 'abastecer', valor: '20', forma: 'pix' })
    expect(location).toMatch(/comprar\/\d+$/)
    const { text } = await see(location ?? '')
    expect(wordsOf(text)).toMatch(/Pague com PIX .* R\$ 20,00/)
    expect(text).toMatch(
      /http-equiv="refresh" content="15;url=\/homepage\/meios-de-pagamento\/comprar\/\d+"/i,
    )
    const unpaid = await send(location ?? '', { verificar: '1' })
    expect(wordsOf(unpaid.text)).toContain('Pagamento não confirmado')
    const code = [...bank.charges.keys()].at(-1) ?? ''
    bank.pay(code)
    await shop.webhook(code)
    const paid = await open(location ?? '')
    expect(paid.location).toBe(`${path}?aba=pedidos`)
    expect(await read(`${path}?aba=pedidos`)).toMatch(/PIX .* Confirmado .*R\$ 20,00/)
    expect(await read('/homepage/extrato/extratos-totais?aba=premiacao')).toMatch(/abastecidos por PIX/)
  })

  test.each(['abastecer', 'pontos'])(
    'GAP-118 %s: an amount between two points comes back with the nearest, and the form says the steps',
    async (intent) => {
      const currency = { name: 'milhas', multiplier: 10 }
      const station = await shop.station({ behaviour: { buyPoints: true }, currency })
      const { read, send } = await at(await shop.buyer(station))
      expect(await read(`${path}?aba=${intent}`)).toContain('por vez, em passos de R$ 0,10')
      const { status, text } = await send(path, { intent, valor: '10,01', forma: 'pix' })
      expect(status).toBe(422)
      expect(wordsOf(text)).toContain('Use R$ 10,00 ou R$ 10,10.')
      expect(text).toMatch(/name="valor"[^>]*value="10,01"/)
    },
  )

  test('GAP-121 a bank without an answer: the form comes back with words, and the next press is another request', async () => {
    const ana = await shop.buyer(await shop.station())
    const { send } = await at(ana)
    bank.silence(1)
    const { status, text } = await send(path, {
      intent: 'abastecer',
      valor: '20',
      forma: 'pix',
      chave: 'um-envio-so',
    })
    expect(status).toBe(409)
    expect(wordsOf(text)).toContain('O provedor de pagamento não respondeu. Nada foi cobrado.')
    expect(text).toMatch(/name="valor"[^>]*value="20"/)
    expect(keyIn(text)).not.toBe('um-envio-so')
    const again = await send(path, { intent: 'abastecer', valor: '20', forma: 'pix', chave: keyIn(text) })
    expect(again.location).toMatch(/comprar\/\d+$/)
  })

  test('WAL-05 STN-U15 points are bought by PIX, and success is the statement', async () => {
    const station = await shop.station({ behaviour: { buyPoints: true }, currency: { multiplier: 0.5 } })
    const ana = await shop.buyer(station)
    const { send, open, read } = await at(ana)
    expect(await read(`${path}?aba=pontos`)).toContain('Quantidade em pontos')
    const { location } = await send(path, { intent: 'pontos', valor: '12,00' })
    const code = [...bank.charges.keys()].at(-1) ?? ''
    expect(bank.charges.get(code)?.amountCents).toBe(1_200)
    bank.pay(code)
    await shop.webhook(code)
    expect((await open(location ?? '')).location).toBe('/homepage/extrato/extratos-totais?aba=premiacao')
    expect(await read('/homepage/extrato/extratos-totais?aba=premiacao')).toMatch(/Compra de pontos .*12,00/)
    const elsewhere = await at(await shop.buyer(await shop.station()))
    expect(await elsewhere.read(path)).not.toContain('Comprar pontos')
  })

  test('WAL-04 the rules of redeeming, letter by figure, and a request that knows its subject', async () => {
    const { see, read } = await at(await shop.buyer(await shop.station()))
    const words = await read(`${path}?aba=resgate`)
    for (const figure of [
      'R$ 200,00',
      '7 dias úteis',
      '3%',
      '5%',
      'conta corrente',
      'Contas-salário',
      '30 dias',
    ])
      expect(words).toContain(figure)
    const { text } = await see(`${path}?aba=resgate`)
    const [, href = ''] = /href="(\/homepage\/support\?assunto=[^"]+)"/.exec(text) ?? []
    expect((await see(href)).text).toMatch(/name="subject"[^>]*value="Resgate do saldo da carteira"/)
  })

  test('WAL-01 is not there where nothing fills a wallet, and its doors neither', async () => {
    const station = await shop.station({ features: { checkout: false } })
    const { open, read } = await at(await shop.buyer(station))
    expect((await open(path)).location).toBe('/not-autorized')
    expect(await read('/homepage/extrato/extratos-totais')).not.toContain('Abastecer créditos')
    const there = await at(await shop.buyer(await shop.station()))
    for (const door of ['/homepage/extrato/extratos-totais', '/homepage/meios-de-pagamento'])
      expect(await there.read(door)).toContain('Abastecer créditos')
  })

  test('WAL-02 nobody opens another’s request', async () => {
    const station = await shop.station()
    const { id } = await shop.ask(await shop.buyer(station), 20, 'pix')
    const { see, send, read } = await at(await shop.buyer(station))
    expect((await see(`${path}/${id}`)).status).toBe(404)
    expect((await send(path, { intent: 'cancelar', pedido: String(id) })).status).toBe(404)
    expect(await read(`${path}?aba=pedidos&pedido=${id}`)).toContain('Você ainda não fez pedidos de créditos')
  })
})

describe('the owners’ page', () => {
  const list = '/gestao/creditos'

  test('WAL-01 one press confirms, and the history says who did', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 0, { name: 'Ana Beltrão' })
    const { id } = await shop.ask(ana, 25)
    const { send, read } = await at(await shop.owner(station))
    expect(await read(`${list}?situacao=to_confirm`)).toMatch(
      /1 transferência espera confirmação .*Ana Beltrão/,
    )
    expect((await send(list, { intent: 'confirm', id: String(id) })).location).toBe(list)
    expect(await read(list)).toMatch(/Nenhuma transferência espera .* Confirmado por Olga Prado/)
    expect(await read('/gestao/historico')).toMatch(/Olga Prado confirmou os créditos de Ana Beltrão/)
    expect(await shop.balanceH(ana)).toBe(2_500)
    const again = await send(list, { intent: 'confirm', id: String(id) })
    expect(again.location).toBe(list)
    expect(await shop.balanceH(ana)).toBe(2_500)
  })

  test('WAL-01 a refusal needs a reason, which its person reads; then nobody confirms', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const { id } = await shop.ask(ana, 25)
    const { send, read } = await at(await shop.owner(station))
    const question = `${list}?recusar=${id}`
    expect(await read(question)).toContain('Recusar este pedido?')
    const empty = await send(question, { intent: 'refuse', id: String(id), reason: '' })
    expect(empty.status).toBe(422)
    expect(wordsOf(empty.text)).toContain('Esse campo é obrigatório')
    await send(question, { intent: 'refuse', id: String(id), reason: 'Não chegou' })
    const late = await send(list, { intent: 'confirm', id: String(id) })
    expect(wordsOf(late.text)).toMatch(/Este pedido já está em .+Recusado.+, por Olga Prado\. Nada mudou\./)
    expect(await (await at(ana)).read(`${path}?aba=pedidos`)).toMatch(/Motivo: Não chegou .* Recusado/)
  })

  test('WAL-01 four eyes: the first owner has no second press, another one has', async () => {
    const station = await shop.station({ topUp: { transferInstructions, fourEyesAboveCents: 1_000 } })
    const { id } = await shop.ask(await shop.buyer(station), 25)
    const first = await at(await shop.owner(station))
    const second = await at(await shop.owner(station, 'Rui Sales'))
    await first.send(list, { intent: 'confirm', id: String(id) })
    const waits = await first.see(list)
    expect(wordsOf(waits.text)).toContain('Confirmado por Olga Prado. Falta outra pessoa.')
    expect(waits.text).not.toContain('value="confirm"')
    expect((await second.see(list)).text).toContain('value="confirm"')
    await second.send(list, { intent: 'confirm', id: String(id) })
    expect(await second.read(list)).toMatch(/Confirmado por Rui Sales/)
  })

  test('WAL-01 where to transfer to is the station’s data, and without it the page says so', async () => {
    const station = await shop.station({ topUp: { transferInstructions: '' } })
    const { read } = await at(await shop.owner(station))
    expect(await read(list)).toContain('Informar a conta em Dados da estação')
    expect(await read('/gestao/dados')).toContain('Para onde os participantes transferem')
  })

  test('GAP-88 what the gateway gave back is said in the list of its person', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    await shop.ask(ana, 20, 'pix')
    const code = [...bank.charges.keys()].at(-1) ?? ''
    bank.pay(code)
    await shop.webhook(code)
    await spend(ana.ctx, { participantId: ana.id, key: 'gasto', cause: 'purchase', amountH: 1_500 })
    bank.refundOutside(code, 2_000)
    await shop.webhook(code)
    expect(await (await at(ana)).read(`${path}?aba=pedidos`)).toMatch(
      /serão descontados dos próximos.* Estornado/,
    )
  })
})
