import { describe, expect, test } from 'vitest'
import { earn, hold, release, spend } from '#api/ledger/index.ts'
import { fixedClock } from '#api/platform/ports/index.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The statement as members read and keep it. */
const world = apiWorld()
const portal = portalWorld()
const paths = {
  page: '/homepage/extrato/extratos-totais',
  csv: '/homepage/extrato/extrato.csv',
  print: '/homepage/extrato/imprimir',
}

const content = { activities: [{ id: 4, type: 16, name: 'Carta aos novos' }] }
const at = async (member: TestMember) => {
  const { station } = member.ctx
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(member, station)
  return { ...browser, read: async (to: string) => wordsOf((await browser.see(to)).text) }
}
const on = ({ ctx }: TestMember, instant: string) => ({
  ...ctx,
  ports: { ...ctx.ports, clock: fixedClock(instant) },
})

/** One line in March, three in April: earned, set aside and back, spent. */
async function history(member: TestMember, note = 'Camiseta') {
  const participantId = member.id
  await earn(on(member, '2026-03-10T12:00:00Z'), {
    ...{ participantId, key: 'a', cause: 'participation', referenceId: 4, amountH: 1_000_50 },
  })
  const held = await hold(on(member, '2026-04-02T12:00:00Z'), {
    ...{ participantId, key: 'b', cause: 'purchase', note: 'Pedido ABC', amountH: 200_00 },
  })
  await release(on(member, '2026-04-02T12:30:00Z'), { holdId: held.id })
  await spend(on(member, '2026-04-03T12:00:00Z'), {
    ...{ participantId, key: 'c', cause: 'purchase', note, amountH: 50 },
  })
}

describe('the statement', () => {
  test('PTS-02 says when there is nothing, on each of its tabs', async () => {
    const { read } = await at(await addMember(world, await world.station({ content })))
    expect(await read(paths.page)).toContain('Você ainda não fez transações com créditos na plataforma.')
    expect(await read(`${paths.page}?aba=premiacao`)).toContain(
      'Você ainda não ganhou créditos na plataforma.',
    )
  })

  test('PTS-02 GAP-64 a line says why, by which rule, what became of it and what was there after it, and leads to its thing', async () => {
    const ana = await addMember(world, await world.station({ content }))
    await history(ana)
    const { see, read } = await at(ana)
    const used = await read(paths.page)
    expect(used).toMatch(/Camiseta Compra .* -0,50 pontos Saldo 1\.000,00/)
    expect(used).toMatch(
      /Pedido ABC Pagamento de pedido Devolvido .*Reservado da carteira 02\/04\/2026 09:00 · Saldo 800,50 Reserva devolvida à carteira 02\/04\/2026 09:30 · Saldo 1\.000,50 -200,00 pontos Saldo 800,50/,
    )
    const { text } = await see(`${paths.page}?aba=premiacao`)
    expect(wordsOf(text)).toMatch(
      /Carta aos novos Participação em atividade A atividade dá estes créditos a cada participação confirmada\. Ver a atividade \+1\.000,50/,
    )
    expect(text).toContain('href="/homepage/atividades/4"')
    expect(wordsOf(text)).not.toContain('Reserva devolvida')
  })

  test('PTS-02 it goes day by day, each with its balance, which is a line over the period; a tab has the balance of all', async () => {
    const ana = await addMember(world, await world.station({ content }))
    await history(ana)
    const { read } = await at(ana)
    const all = await read(paths.page)
    expect(all).toContain('Saldo de 10/03/2026 a 03/04/2026')
    expect(all).toMatch(/Dia Saldo 10\/03\/2026 1\.000,50 pontos 03\/04\/2026 1\.000,00 pontos/)
    expect(all).toMatch(
      /sexta-feira Saldo em 03\/04: 1\.000,00 Camiseta .* quinta-feira Saldo em 02\/04: 1\.000,50 Pedido ABC Reserva devolvida .* terça-feira Saldo em 10\/03: 1\.000,50 Carta aos novos/,
    )
    expect(await read(`${paths.page}?aba=premiacao&ate=2026-04-02`)).toMatch(
      /terça-feira Saldo em 10\/03: 1\.000,50 Carta aos novos/,
    )
    // A single day is no line.
    expect(await read(`${paths.page}?ate=2026-03-31`)).not.toContain('Saldo de')
  })

  test.each([
    ['de=2026-13&ate=2026-13-31', 'Inválida'],
    ['ate=9999-12-31', 'Inválida'],
    ['de=2020-01-01&ate=2020-01-31', 'Período: De 01/01/2020 a 31/01/2020'],
    ['de=2020-01-01&ate=2020-01-31', 'Não há lançamentos neste período.'],
    ['aba=premiacao&apos=999999999999999', 'Voltar aos mais recentes'],
    ['mes=2026-13', 'Camiseta'],
    ['pagina=-1', 'Camiseta'],
    ['apos=-1', 'Camiseta'],
    ['aba=constructor', 'Camiseta'],
  ])(
    'PTS-02 PTS-03 VAL-05 what no statement has is said, or is the nearest one that there is: ?%s',
    async (query, said) => {
      const ana = await addMember(world, await world.station({ content }))
      await history(ana)
      const { open } = await at(ana)
      const { status, text } = await open(`${paths.page}?${query}`)
      expect(status).toBe(200)
      expect(wordsOf(text)).toContain(said)
      // Of a period that cannot be nothing is said but that.
      if (said === 'Inválida') expect(wordsOf(text)).not.toContain('Não há lançamentos')
    },
  )

  test('PTS-02 GAP-05 of one person in two stations each statement has its own balance, in days of its own clock', async () => {
    const cpf = '52998224725'
    const config = { timezone: 'America/Manaus' }
    const [ana, there] = [
      await addMember(world, await world.station({ content }), { cpf }),
      await addMember(world, await world.station({ content, config }), { cpf }),
    ]
    // Half past midnight of 2 April in São Paulo, half past eleven the evening before in Manaus.
    const night = '2026-04-02T03:30:00Z'
    const input = { key: 'k', cause: 'adjustment' } as const
    await earn(on(ana, night), { ...input, participantId: ana.id, amountH: 7_00 })
    await earn(on(there, night), { ...input, participantId: there.id, amountH: 9_00 })
    const [mine, other] = [await (await at(ana)).read(paths.page), await (await at(there)).read(paths.page)]
    expect(mine).toMatch(/quinta-feira Saldo em 02\/04: 7,00 /)
    expect(other).toMatch(/quarta-feira Saldo em 01\/04: 9,00 /)
    expect(mine).not.toContain('9,00')
    expect(other).not.toContain('7,00')
  })

  test('PTS-02 PTS-03 its period is a file: marked as UTF-8, by semicolons, without formulas, balances after each line', async () => {
    const ana = await addMember(world, await world.station({ content }))
    await history(ana, '=HYPERLINK("http://x")')
    const { see, open } = await at(ana)
    expect((await see(`${paths.page}?aba=premiacao&de=2026-04-01&ate=2026-04-30`)).text).toContain(
      `href="${paths.csv}?de=2026-04-01&amp;ate=2026-04-30"`,
    )
    const { status, text } = await open(`${paths.csv}?de=2026-04-01&ate=2026-04-30`)
    expect(status).toBe(200)
    const [head = '', ...rows] = text.trimEnd().split('\r\n')
    expect(head.replace('\uFEFF', '')).toBe(
      '"Data e hora";"Descrição";"Motivo";"Regra";"Entrada";"Saída";"Saldo após";"Situação";"Número"',
    )
    const cells = rows.map((row) => row.slice(1, -1).split('";"'))
    expect(
      cells.map(([when, what, why, , into, out, after, state]) => [when, what, why, into, out, after, state]),
    ).toEqual([
      ['03/04/2026 09:00', `'=HYPERLINK(""http://x"")`, 'Compra', '', '0,50', '1000,00', ''],
      ['02/04/2026 09:30', 'Pedido ABC', 'Reserva devolvida', '200,00', '', '1000,50', ''],
      ['02/04/2026 09:00', 'Pedido ABC', 'Pagamento de pedido', '', '200,00', '800,50', 'Devolvido'],
    ])
    expect((await open(paths.csv)).text.trimEnd().split('\r\n')).toHaveLength(5)
    // A period that cannot be is said where it is chosen.
    expect((await open(`${paths.csv}?de=2026-05-01&ate=2026-04-01`)).location).toBe(
      `${paths.page}?de=2026-05-01&ate=2026-04-01`,
    )
  })

  test('PTS-02 its period is a page to print or to save as PDF, with what was there before and after it', async () => {
    const ana = await addMember(world, await world.station({ content }), { name: 'Ana Souza' })
    await history(ana)
    const { read, open } = await at(ana)
    const april = await read(`${paths.print}?de=2026-04-01&ate=2026-04-30`)
    expect(april).toMatch(
      /Participante Ana Souza Período De 01\/04\/2026 a 30\/04\/2026 .* Saldo antes do período 1\.000,50 pontos Saldo no fim do período 1\.000,00 pontos/,
    )
    expect(april).toMatch(
      /02\/04\/2026 09:00 Pedido ABC Pagamento de pedido · Devolvido -200,00 pontos 800,50/,
    )
    expect(april).not.toContain('Carta aos novos')
    expect(await read(paths.print)).toMatch(/Todos os lançamentos .* Saldo antes do período 0,00 pontos/)
    expect(await read(`${paths.print}?de=2020-01-01&ate=2020-01-31`)).toContain(
      'Não há lançamentos neste período.',
    )
    expect((await open(`${paths.print}?de=ontem`)).location).toBe(`${paths.page}?de=ontem`)
  })

  test('PTS-02 what is too long for paper is said, and the file has all of it', async () => {
    const ana = await addMember(world, await world.station())
    for (let line = 1; line <= 501; line += 1)
      await earn(ana.ctx, { participantId: ana.id, key: `k${line}`, cause: 'adjustment', amountH: 1 })
    const { read, open } = await at(ana)
    const words = await read(paths.print)
    expect(words).toContain('Aqui estão os 500 lançamentos mais recentes deste período.')
    expect(words).not.toContain('Saldo antes do período')
    expect((await open(paths.csv)).text.trimEnd().split('\r\n')).toHaveLength(502)
  })

  test('GAP-112 where points end its head says how many are valid until when; elsewhere it says nothing of that', async () => {
    const station = await world.station({ config: { currency: { pointsExpireDays: 365 } } })
    const ana = await addMember(world, station)
    const input = { participantId: ana.id, cause: 'adjustment' } as const
    await earn(on(ana, '2026-02-01T12:00:00Z'), { ...input, key: 'a', amountH: 10_00 })
    await earn(on(ana, '2026-03-01T12:00:00Z'), { ...input, key: 'b', amountH: 5_50 })
    const words = await (await at(ana)).read(paths.page)
    expect(words).toMatch(
      /10,00 pontos valem até 01\/02\/2027\. Aqui os créditos valem 365 dias\. .* Até 01\/02\/2027 10,00 pontos Até 01\/03\/2027 5,50 pontos/,
    )
    const bia = await addMember(world, await world.station())
    expect(await (await at(bia)).read(paths.page)).not.toContain('valem')
  })

  test('GAP-112 owners say after how many days points end, beside the currency; fewer than thirty are refused', async () => {
    const olga = await addMember(world, await world.station(), { role: 'owner' })
    const { see, send } = await at(olga)
    const path = '/gestao/dados'
    const form = Object.fromEntries(formFields((await see(path)).text, 'currency.pointsExpireDays'))
    const refused = await send(path, { ...form, 'currency.pointsExpireDays': '29' })
    expect(refused.status).toBe(422)
    expect((await send(path, { ...form, 'currency.pointsExpireDays': '365' })).status).toBe(302)
    expect((await see(path)).text).toMatch(/name="currency\.pointsExpireDays"[^>]*value="365"/)
  })

  test('GAP-05 PTS-02 has the lines of whoever asks, of nobody else', async () => {
    const station = await world.station({ content })
    const [ana, bia] = [await addMember(world, station), await addMember(world, station)]
    await history(ana)
    const { open, read } = await at(bia)
    expect((await open(paths.csv)).text.trimEnd().split('\r\n')).toHaveLength(1)
    expect(await read(`${paths.print}?where[user_id]=${ana.id}`)).not.toContain('Camiseta')
    const stranger = portal.of(world, station.slug)
    for (const path of [paths.csv, paths.print])
      expect((await stranger(path)).location).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
  })
})
