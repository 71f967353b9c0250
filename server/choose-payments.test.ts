import { describe, expect, test } from 'vitest'
import type { Database } from '#api/platform/db/client.ts'
import { testPorts } from '#tests/setup/ports.ts'
import { choosePayments, simulatorTokensPath } from './choose-payments.ts'
import { readEnvironment, StartProblem } from './environment.ts'

const pagarme = {
  PAGARME_SECRET_KEY: 'sk_live_da_estacao',
  PAGARME_PUBLIC_KEY: 'pk_live_da_estacao',
  PAGARME_WEBHOOK_USER: 'estacao',
  PAGARME_WEBHOOK_PASSWORD: 'uma senha de dezesseis',
}
const mercadoPago = {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-da-estacao',
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica',
  MERCADOPAGO_WEBHOOK_SECRET: 'um segredo de dezesseis',
}
const production = {
  ESTACAO_MODE: 'production',
  BASE_DOMAIN: 'exemplo.com.br',
  SESSION_SECRET: '8f1c0b7a3d5e9264af10c7b2e6d3589b',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'ola@exemplo.com.br',
}
const settingsOf = (env: Record<string, string>) => readEnvironment({ NODE_ENV: 'test', ...env })

/** Gives the payments that an environment chooses. Nothing is asked of a database before somebody pays. */
function choose(env: Record<string, string>) {
  const ports = testPorts()
  const simulator = choosePayments(settingsOf(env), undefined as unknown as Database, ports)
  return { simulator, payments: ports.payments, gateways: ports.gateways }
}

describe('GAP-109 which gateway an environment chooses', () => {
  test.each<[string, Record<string, string>, string | null, string[]]>([
    ['production without any takes no PIX and no cards', production, null, []],
    ['production with Pagar.me', { ...production, ...pagarme }, 'pagarme', ['pagarme']],
    [
      'production with Mercado Pago alone, unnamed',
      { ...production, ...mercadoPago },
      'mercadopago',
      ['mercadopago'],
    ],
    [
      'production with both: Pagar.me',
      { ...production, ...pagarme, ...mercadoPago },
      'pagarme',
      ['pagarme', 'mercadopago'],
    ],
    [
      'production with both: the one that is named, and what the other has is still read there',
      { ...production, ...pagarme, ...mercadoPago, PAYMENTS: 'mercadopago' },
      'mercadopago',
      ['pagarme', 'mercadopago'],
    ],
    ['a demo with one of its own', { ...mercadoPago }, 'mercadopago', ['mercadopago']],
  ])('%s', (_, env, first, all) => {
    const { simulator, payments, gateways } = choose(env)
    expect(simulator).toBeNull()
    expect(payments?.name ?? null).toBe(first)
    expect([...gateways.keys()]).toEqual(all)
    for (const name of all) expect(gateways.get(name)?.name).toBe(name)
    if (first) expect(gateways.get(first)).toBe(payments)
  })

  test('a demo without any: the simulator, by the adapter of production', () => {
    const { simulator, payments, gateways } = choose({})
    expect(simulator).not.toBeNull()
    expect([...gateways]).toEqual([['pagarme', payments]])
    expect(payments?.tokens).toEqual({ url: simulatorTokensPath, publicKey: 'pk_test_demonstracao' })
  })

  test('SEC-82 what proves the webhooks of a simulator nobody knows: it is another at each start', () => {
    const webhook = (authorization: string) => ({
      headers: new Headers({ authorization }),
      body: JSON.stringify({ id: 'hook_1', type: 'charge.paid', data: { id: 'ch_1', code: 'E1-C1' } }),
      url: new URL('http://estacao.example/api/payment-webhooks/pagarme'),
    })
    const { payments } = choose({})
    for (const guess of ['simulador:', 'simulador:simulador', ':', 'simulador:undefined'])
      expect(payments?.readWebhook(webhook(`Basic ${btoa(guess)}`))).toBeNull()
    const proof = `Basic ${btoa(`${pagarme.PAGARME_WEBHOOK_USER}:${pagarme.PAGARME_WEBHOOK_PASSWORD}`)}`
    expect(payments?.readWebhook(webhook(proof))).toBeNull()
    expect(choose(pagarme).payments?.readWebhook(webhook(proof))).toMatchObject({ id: 'hook_1' })
  })

  test('GAP-70 browsers bring numbers to the gateway itself, with the key that may be seen', () => {
    expect(choose({ ...production, ...pagarme }).payments?.tokens).toEqual({
      url: 'https://api.pagar.me/core/v5/tokens',
      publicKey: pagarme.PAGARME_PUBLIC_KEY,
    })
    const { tokens } = choose({ ...pagarme, PAGARME_API_URL: 'https://sandbox.example/v5/' }).payments ?? {}
    expect(tokens?.url).toBe('https://sandbox.example/v5/tokens')
  })

  test('GAP-110 numbers come through this server where that is said; by itself in a demo only', () => {
    expect(settingsOf({}).cardForm).toBe('server')
    expect(settingsOf({ CARD_FORM: 'browser' }).cardForm).toBe('browser')
    expect(settingsOf(production).cardForm).toBe('browser')
    expect(settingsOf({ ...production, CARD_FORM: 'server' }).cardForm).toBe('server')
  })
})

describe('SEC-32 what of payments stops the start, and in which words', () => {
  const refusal = (env: Record<string, string>) => {
    try {
      settingsOf(env)
    } catch (problem) {
      expect(problem).toBeInstanceOf(StartProblem)
      return (problem as Error).message
    }
    return null
  }
  const without = (group: Record<string, string>, name: string) =>
    Object.fromEntries(Object.entries(group).filter(([other]) => other !== name))

  test.each(
    [pagarme, mercadoPago].flatMap((group) => Object.keys(group).map((name) => [name, group] as const)),
  )('%s is missing among its partners, in a demo and in production', (name, group) => {
    const said = `Variáveis de ambiente inválidas: ${name} (falta).`
    for (const mode of [{}, production]) expect(refusal({ ...mode, ...without(group, name) })).toBe(said)
    // Empty is missing.
    expect(refusal({ ...group, [name]: '' })).toBe(said)
  })

  test('half of one gateway is refused beside a whole other one', () => {
    const half = without(pagarme, 'PAGARME_PUBLIC_KEY')
    expect(refusal({ ...mercadoPago, ...half })).toBe(
      'Variáveis de ambiente inválidas: PAGARME_PUBLIC_KEY (falta).',
    )
  })

  test.each([
    ['MERCADOPAGO_ACCESS_TOKEN', { ...pagarme, PAYMENTS: 'mercadopago' }],
    ['PAGARME_SECRET_KEY', { ...mercadoPago, PAYMENTS: 'pagarme' }],
    ['MERCADOPAGO_ACCESS_TOKEN', { ...production, PAYMENTS: 'mercadopago' }],
  ])('who is to get new charges is not configured: %s', (name, env) => {
    expect(refusal(env)).toBe(`Variáveis de ambiente inválidas: ${name} (falta).`)
  })

  test.each([
    ['PAYMENTS', 'stripe'],
    ['PAGARME_SECRET_KEY', 'sk'],
    ['PAGARME_WEBHOOK_USER', 'a'],
    ['PAGARME_WEBHOOK_PASSWORD', 'curta'],
    ['PAGARME_API_URL', 'api.pagar.me/core/v5'],
    ['PAGARME_API_URL', 'ftp://api.pagar.me'],
    ['MERCADOPAGO_WEBHOOK_SECRET', 'curto'],
    ['CARD_FORM', 'talvez'],
  ])('%s=%s is named, and what it holds is not said', (name, value) => {
    const said = refusal({ ...pagarme, ...mercadoPago, [name]: value })
    expect(said).toMatch(new RegExp(`^Variáveis de ambiente inválidas: ${name} \\([^)]+\\)\\.$`))
    for (const secret of [...Object.values(pagarme), ...Object.values(mercadoPago)])
      expect(said).not.toContain(secret)
  })
})
