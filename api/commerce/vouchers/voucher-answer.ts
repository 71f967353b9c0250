import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { BoughtCoupon, Voucher, VoucherState } from '#contract/commerce/vouchers/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { type Terms, termsOf } from './terms.ts'
import type { VoucherRow } from './voucher-rows.ts'

type Dependent = Voucher['dependents'][number]

/** What a voucher is worth at `now` (ORD-10). Pure. */
export function stateOf(
  { voucher, undoneAt }: Pick<VoucherRow, 'voucher' | 'undoneAt'>,
  { endsAt }: Pick<Terms, 'endsAt'>,
  now: Date,
): VoucherState {
  if (undoneAt) return 'cancelled'
  if (voucher.redeemedAt) return 'used'
  return endsAt && now >= endsAt ? 'expired' : 'valid'
}

/** A code as people write it inside an address. */
const checkPath = (code: string) => `/qr-code-validator/voucher/${code}`

/** ORD-09: at the partners' host where the activity has a partner and the station such a host, else at the station's own. */
export function voucherLink(
  { station }: Pick<ApiContext, 'station'>,
  { voucher, partnerId }: Pick<VoucherRow, 'voucher' | 'partnerId'>,
  urls: UrlSettings,
): string {
  const partners = partnerId === null ? undefined : station.config.apps.partnerUrl
  return (partners?.replace(/\/+$/, '') ?? stationUrl(station, urls)) + checkPath(voucher.code)
}

function ticketOf(ctx: ApiContext, row: VoucherRow, urls: UrlSettings) {
  const { voucher } = row
  const terms = termsOf(voucher.kind, row.body, ctx.station.config.timezone)
  const ticket = {
    id: voucher.id,
    kind: voucher.kind,
    code: voucher.code,
    createdAt: voucher.createdAt.toISOString(),
    state: stateOf(row, terms, ctx.ports.clock.now()),
    use_by: terms.lastDay,
    redeemed_at: voucher.redeemedAt?.toISOString() ?? null,
    redeemed_place: voucher.redeemedPlace,
    link: voucher.kind === 'donation' ? null : voucherLink(ctx, row, urls),
  }
  return { ticket, terms }
}

/** A course's voucher on the wire; dependents only where the activity is for families (ACT-S12). */
export function toVoucher(
  ctx: ApiContext,
  row: VoucherRow,
  dependents: Dependent[],
  urls: UrlSettings,
): Voucher {
  const { ticket, terms } = ticketOf(ctx, row, urls)
  return {
    ...ticket,
    validated: row.voucher.redeemedAt ? '1' : '0',
    presential_course: {
      action: row.action,
      rules: terms.rules,
      local: terms.local,
      date: terms.date?.toISOString() ?? null,
    },
    dependents: row.isFamiliar ? dependents : [],
  }
}

/** A bought coupon or a donation on the wire: reais and points decimal. */
export function toBoughtCoupon(ctx: ApiContext, row: VoucherRow, urls: UrlSettings): BoughtCoupon {
  const { ticket, terms } = ticketOf(ctx, row, urls)
  const { voucher } = row
  return {
    ...ticket,
    price: reaisOf(voucher.priceCents ?? 0),
    presential_course: null,
    cupom: {
      action: row.action,
      is_donation: voucher.kind === 'donation',
      createdAt: ticket.createdAt,
      rules: terms.rules,
    },
    paid: voucher.paidH / 100,
    cashback: voucher.cashbackH / 100,
  }
}
