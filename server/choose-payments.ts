import { randomBytes } from 'node:crypto'
import type { Database } from '#api/platform/db/client.ts'
import {
  createSimulator,
  mercadoPago,
  type Payments,
  type Ports,
  pagarme,
  type Simulator,
} from '#api/platform/ports/index.ts'
import type { Settings } from './environment.ts'

/** The most milliseconds that a card may take; a longer question has lost its answer. */
const timeoutMs = 15_000

/** The address at which browsers of a demo turn card numbers into tokens; the simulator answers there (`simulator-paths.ts`). */
export const simulatorTokensPath = '/__pagamentos/api/tokens'

/**
 * Gives the ports their gateways: the one that is configured, in a demo the simulator, otherwise none. Answers the
 * simulator, which is told later whom to tell what happens.
 */
export function choosePayments(settings: Settings, db: Database, ports: Ports): Simulator | null {
  const configured = configuredGateways(settings)
  const [first] = configured
  const use = (payments: Payments, all = [payments]) => {
    ports.payments = payments
    ports.gateways = new Map(all.map((one) => [one.name, one]))
  }
  if (first) {
    use(configured.find(({ name }) => name === settings.payments) ?? first, configured)
    return null
  }
  if (settings.mode === 'production') return null
  const keys = { secretKey: `sk_test_${randomBytes(16).toString('hex')}`, publicKey: 'pk_test_demonstracao' }
  const webhook = { user: 'simulador', password: randomBytes(16).toString('hex') }
  const simulator = createSimulator({
    db,
    clock: ports.clock,
    ...keys,
    webhook: { ...webhook, url: 'http://api.internal/api/payment-webhooks/pagarme' },
    tellsByItself: true,
  })
  use(
    pagarme({
      ...keys,
      webhook,
      baseUrl: 'http://simulador.internal',
      tokensUrl: simulatorTokensPath,
      fetch: simulator.fetch,
      timeoutMs,
    }),
  )
  return simulator
}

const configuredGateways = ({ pagarme: ofPagarme, mercadoPago: ofMercadoPago }: Settings): Payments[] => [
  ...(ofPagarme ? [pagarme({ ...ofPagarme, fetch: (request) => fetch(request), timeoutMs })] : []),
  ...(ofMercadoPago ? [mercadoPago({ ...ofMercadoPago, timeoutMs })] : []),
]
