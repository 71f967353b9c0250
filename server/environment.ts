import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { isGuessable } from './is-guessable.ts'

/** A problem that stops the start; its message is one sentence for the person at the terminal. */
export class StartProblem extends Error {}

/** Labels of letters, digits and hyphens with dots between them. */
const isPlainHost = (text: string) =>
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text)

const isSmtp = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

/** Whether a text is a mailbox, alone or after its name in front of angle brackets. */
const isSender = (text: string) =>
  z.email().safeParse(mailboxOf(text)).success || /^[\w.+-]+@localhost$/.test(mailboxOf(text))
const mailboxOf = (text: string) => /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text

/** Variables that mean something together only: one of them alone would be passed over in silence. */
const groups = [
  ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['PAGARME_SECRET_KEY', 'PAGARME_PUBLIC_KEY', 'PAGARME_WEBHOOK_USER', 'PAGARME_WEBHOOK_PASSWORD'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_PUBLIC_KEY', 'MERCADOPAGO_WEBHOOK_SECRET'],
] as const
/** The keys that the gateway for new charges needs. */
const ofGateway = new Map([
  ['pagarme', 'PAGARME_SECRET_KEY'],
  ['mercadopago', 'MERCADOPAGO_ACCESS_TOKEN'],
])
const ofBucket = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const flag = z.enum(['on', 'off'])
const schema = z.object({
  ESTACAO_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Sub-domains of it are stations. */
  BASE_DOMAIN: z
    .string()
    .refine(isPlainHost, 'só o domínio, sem https:// nem caminho, ex.: exemplo.com.br')
    .default('localhost'),
  /** The addresses that own domains point to, where they differ from those of `BASE_DOMAIN`. */
  PUBLIC_ADDRESSES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => isIP(one) > 0), 'endereços IP com vírgulas, ex.: 203.0.113.10')
    .optional(),
  /** Serve one station on every host. */
  STATION_ID: z.coerce.number().int().positive().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'ex.: postgres://usuario:senha@servidor:5432/estacao' })
    .optional(),
  /** Another platform API that keeps the contract, e.g. `https://api.example.com/api`. No database is opened then. */
  API_URL: z
    .url({ protocol: /^https?$/, error: 'um endereço, ex.: https://api.exemplo.com.br/api' })
    .optional(),
  API_TIMEOUT_MS: z.coerce.number().int().positive().default(8000),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine(
      (secret) => !isGuessable(secret),
      'pode ser adivinhado; gere um, p. ex. com: openssl rand -hex 32',
    )
    .optional(),
  /** Lets a collector on another machine read `/metrics` in production. */
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.string().refine(isSmtp, 'ex.: smtps://usuario:senha@servidor:465').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'um e-mail, ex.: Estação <nao-responda@exemplo.com.br>')
    .default('Estação <nao-responda@localhost>'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'de 3 a 63 letras minúsculas, algarismos, pontos e hifens')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'ex.: sa-east-1')
    .default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'um endereço, ex.: https://s3.exemplo.com' }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  /** The gateway Pagar.me. Without it the demo has the simulator, and production takes no PIX and no cards. */
  PAGARME_SECRET_KEY: z.string().min(8).optional(),
  PAGARME_PUBLIC_KEY: z.string().min(8).optional(),
  /** The user of its webhooks, as set in its panel. */
  PAGARME_WEBHOOK_USER: z.string().min(3).optional(),
  PAGARME_WEBHOOK_PASSWORD: z.string().min(16).optional(),
  PAGARME_API_URL: z
    .url({ protocol: /^https?$/, error: 'um endereço, ex.: https://api.pagar.me/core/v5' })
    .default('https://api.pagar.me/core/v5'),
  /** The gateway Mercado Pago. */
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(8).optional(),
  MERCADOPAGO_PUBLIC_KEY: z.string().min(8).optional(),
  /** The secret that signs its webhooks, from its panel. */
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** The gateway for new charges, where both are configured. Charges of the other one are still read there. */
  PAYMENTS: z.enum(['pagarme', 'mercadopago']).default('pagarme'),
  /** `server`: card numbers may come through this server where there are no scripts (GAP-110); `browser`: never. */
  CARD_FORM: z.enum(['browser', 'server']).optional(),
  /** The service that is asked for the street of a CEP; none by default. */
  CEP_PROVIDER: z.enum(['viacep', 'brasilapi']).optional(),
  /** `required`: who looks after a station, whichever it is, logs in with codes in two steps (PPL-26). */
  TEAM_CODES: z.enum(['optional', 'required']).default('optional'),
  /** `on` behind a proxy of yours that sets X-Forwarded-For, -Proto and -Host. */
  TRUST_PROXY: flag.default('off'),
  /** The time for which a stopping process goes on answering, so that proxies see it go. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  PAGE_CACHE: flag.default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Names of all variables that are read. */
export const variables: readonly string[] = Object.keys(schema.shape)

export type Settings = ReturnType<typeof readEnvironment>

/**
 * Reads the environment, once, at the edge. Throws `StartProblem` that names every variable that is wrong,
 * and in production every one that is missing.
 */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === 'S3_REGION'),
    ),
  )
  const parsed = schema.safeParse(present)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} (${issue.message})`),
    ...missingPartners(present),
  ]
  if (!parsed.success || problems.length > 0)
    throw new StartProblem(`Variáveis de ambiente inválidas: ${problems.join(', ')}.`)
  const values = parsed.data
  if (values.ESTACAO_MODE === 'production') requireSecrets(present, values.API_URL !== undefined)
  const base = values.BASE_DOMAIN.toLowerCase()
  return {
    mode: values.ESTACAO_MODE,
    port: values.PORT,
    host: values.HOST,
    baseDomain: base,
    publicAddresses: values.PUBLIC_ADDRESSES,
    stationId: values.STATION_ID,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    apiUrl: values.API_URL?.replace(/\/$/, ''),
    apiTimeoutMs: values.API_TIMEOUT_MS,
    /** The demo makes its own secret at each start: signed stamps and messages do not outlive it, sessions do. */
    secret: values.SESSION_SECRET ?? randomBytes(32).toString('hex'),
    metricsToken: values.METRICS_TOKEN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    s3: values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          region: values.S3_REGION,
          ...(values.S3_ENDPOINT && { endpoint: values.S3_ENDPOINT }),
          forcePathStyle: values.S3_ENDPOINT !== undefined,
          ...(values.S3_ACCESS_KEY_ID &&
            values.S3_SECRET_ACCESS_KEY && {
              credentials: {
                accessKeyId: values.S3_ACCESS_KEY_ID,
                secretAccessKey: values.S3_SECRET_ACCESS_KEY,
              },
            }),
        }
      : undefined,
    captcha:
      values.CAPTCHA_PROVIDER && values.CAPTCHA_SITE_KEY && values.CAPTCHA_SECRET
        ? {
            provider: values.CAPTCHA_PROVIDER,
            siteKey: values.CAPTCHA_SITE_KEY,
            secretKey: values.CAPTCHA_SECRET,
          }
        : undefined,
    pagarme: readPagarme(values),
    mercadoPago: readMercadoPago(values),
    payments: values.PAYMENTS,
    cardForm: values.CARD_FORM ?? (values.ESTACAO_MODE === 'demo' ? 'server' : 'browser'),
    cepProvider: values.CEP_PROVIDER,
    needsCodes: values.TEAM_CODES === 'required',
    trustProxy: values.TRUST_PROXY === 'on',
    drainMs: values.DRAIN_MS ?? (values.ESTACAO_MODE === 'production' ? 3000 : 0),
    pageCache: values.PAGE_CACHE === 'on',
    logLevel: values.LOG_LEVEL,
  }
}

function readPagarme(values: z.output<typeof schema>) {
  const { PAGARME_SECRET_KEY: secretKey, PAGARME_PUBLIC_KEY: publicKey } = values
  const { PAGARME_WEBHOOK_USER: user, PAGARME_WEBHOOK_PASSWORD: password } = values
  if (!secretKey || !publicKey || !user || !password) return undefined
  return {
    secretKey,
    publicKey,
    webhook: { user, password },
    baseUrl: values.PAGARME_API_URL.replace(/\/$/, ''),
  }
}

function readMercadoPago(values: z.output<typeof schema>) {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_PUBLIC_KEY: publicKey } = values
  const { MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = values
  return accessToken && publicKey && webhookSecret ? { accessToken, publicKey, webhookSecret } : undefined
}

function missingPartners(present: Record<string, unknown>): string[] {
  const isThere = (name: string) => present[name] !== undefined
  const half = groups.flatMap((group) =>
    group.some(isThere) ? group.filter((name) => !isThere(name)).map((name) => `${name} (falta)`) : [],
  )
  const gateway = ofGateway.get(String(present.PAYMENTS))
  if (gateway && !isThere(gateway)) half.push(`${gateway} (falta)`)
  const needsBucket = ofBucket.some(isThere) && !isThere('S3_BUCKET')
  return needsBucket ? [...half, 'S3_BUCKET (falta)'] : half
}

function requireSecrets(present: Record<string, unknown>, remoteApi: boolean): void {
  const needed = ['BASE_DOMAIN', 'SESSION_SECRET', ...(remoteApi ? [] : ['SMTP_URL', 'MAIL_FROM'])]
  const missing = needed.filter((name) => present[name] === undefined)
  if (missing.length > 0)
    throw new StartProblem(`Em produção faltam as variáveis ${missing.join(', ')}; veja docs/operations.md.`)
}
