import { centsForHundredths } from '#contract/activities/wallet/points-for-cents.ts'

/**
 * The currency of a station, for amounts, dates and times as they read (TEN-07, TEN-08). Pure; spaces are plain,
 * components keep amounts unbroken.
 */

export type Currency = {
  name: string
  /** The worth of one point in the station's currency. */
  multiplier: number
  /** `before_currency`: the name stands before the amount. */
  position: 'before_currency' | 'after'
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const integer = new Intl.NumberFormat('pt-BR')

/** Writes points × multiplier as an amount with two decimals, half away from zero: `1.234,50`. */
export function pointsAmount(points: number, multiplier = 1): string {
  const hundredths = Math.round(Math.abs(points) * 100)
  const amount = centsForHundredths(hundredths, multiplier) / 100
  return decimal.format(points < 0 && amount > 0 ? -amount : amount)
}

/** Writes `20,00 pontos` or `pontos 20,00`; a minus stands before either. `points` are decimal points (10.5), not hundredths. */
export function formatPoints(points: number, currency: Currency): string {
  const amount = pointsAmount(points, currency.multiplier)
  if (currency.position !== 'before_currency') return `${amount} ${currency.name}`
  return amount.startsWith('-') ? `-${currency.name} ${amount.slice(1)}` : `${currency.name} ${amount}`
}

/** Whether the station counts in reais: its amounts are money already. */
export const isReais = ({ name }: Currency): boolean => /^(R\$|real|reais)$/i.test(name.trim())

/** Centavos as `R$ 1.234,56`. */
export function formatBRL(cents: number): string {
  const amount = decimal.format(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}R$ ${amount}`
}

/** Writes a share as percent with two decimals: `66,67%` (ACT-11). */
export const formatPercent = (share: number) => `${decimal.format(share * 100)}%`

/** Writes whole numbers with the point at thousands: `1.234`. */
export const formatInteger = (value: number) => integer.format(value)

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(kind: 'date' | 'time', timeZone: string) {
  const key = `${kind} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const fresh = new Intl.DateTimeFormat(
    'pt-BR',
    kind === 'date'
      ? { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  )
  formatters.set(key, fresh)
  return fresh
}

const defaultZone = 'America/Sao_Paulo'

/**
 * Writes DD/MM/YYYY of an instant (ISO 8601 or Date) in the station's time zone. A calendar day (`2026-03-01`) has no
 * zone and stays that day.
 */
export function formatDate(value: string | Date, timeZone = defaultZone): string {
  const day = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  return formatter('date', timeZone).format(new Date(value))
}

/** Writes HH:mm of an instant in the station's time zone. */
export const formatTime = (value: string | Date, timeZone = defaultZone) =>
  formatter('time', timeZone).format(new Date(value))

/** Writes DD/MM/YYYY HH:mm. */
export const formatDateTime = (value: string | Date, timeZone = defaultZone) =>
  `${formatDate(value, timeZone)} ${formatTime(value, timeZone)}`

const dayMs = 24 * 60 * 60 * 1000

/** Writes how long ago an instant is: 'agora', 'há 5 min', 'há 3 h', 'há 2 dias'; '' for more than a week. Pure. */
export function formatAgo(value: string | Date, now: number): string {
  const ms = Math.max(0, now - new Date(value).getTime())
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return `há ${minutes} min`
  if (ms < dayMs) return `há ${Math.floor(minutes / 60)} h`
  const days = Math.floor(ms / dayMs)
  if (days > 7) return ''
  return days === 1 ? 'há 1 dia' : `há ${days} dias`
}

/** Writes a time that runs out, `mm:ss`; from an hour on '2 h 05 min', from a day on '8 dias e 23 h'. Never below zero. Pure. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(left / 3600)
  const days = Math.floor(hours / 24)
  if (days > 0) return `${days === 1 ? '1 dia' : `${days} dias`} e ${hours % 24} h`
  if (hours > 0) return `${hours} h ${String(Math.floor(left / 60) % 60).padStart(2, '0')} min`
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Writes '50000-000'; what is no CEP stays as it is. Pure. */
export const formatCep = (zipcode: string): string => zipcode.replace(/^(\d{5})(\d{3})$/, '$1-$2')

/** Writes '(11) 9 8765-4321' as in the fields (GAP-30); what is no Brazilian number stays as it is. Pure. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{2})(\d?)(\d{4})(\d{4})$/, (_, area, nine, first, last) =>
    [`(${area})`, nine, `${first}-${last}`].filter(Boolean).join(' '),
  )

type PostalAddress = Record<
  'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state' | 'zipcode',
  string
>

/** Writes 'Rua das Flores, 10, apto 2, Centro, Recife - PE, 50000-000'; '' without an address. Pure. */
export function formatAddress(address: PostalAddress | null): string {
  if (!address) return ''
  const { street, number, complement, neighborhood, city, state, zipcode } = address
  const parts = [street, number, complement, neighborhood, `${city} - ${state}`, formatCep(zipcode)]
  return parts.filter(Boolean).join(', ')
}
