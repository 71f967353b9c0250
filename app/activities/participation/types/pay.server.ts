import { redirect } from '@remix-run/node'
import type { Participation } from '#contract/activities/participation/schemas.ts'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { donationLimits } from '#contract/activity-types/donation-limits.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { buyCoupon, donate, subscribeToCourse } from '#contract/commerce/vouchers/endpoints.ts'
import { fieldTexts } from '#contract/fields.ts'
import { readAmount } from '../../../forms/read-amount.ts'
import { texts } from '../texts.ts'
import type { Sent } from './sent.ts'

/** Reads a hidden field of the question before paying, a whole number; undefined: none was shown. */
function shownIn(formData: FormData, name: 'centavos' | 'pontos' | 'volta'): number | undefined {
  const digits = /^\d{1,14}$/.exec(String(formData.get(name)))?.[0]
  return digits === undefined ? undefined : Number(digits) / 100
}

/** Gives the points that were agreed to: what the wallet pays, and what comes back. */
const shownPoints = (formData: FormData) => ({
  paid: shownIn(formData, 'pontos'),
  cashback: shownIn(formData, 'volta'),
})

const once = (key: string | undefined) => (key ? { idempotencyKey: key } : {})

/** Pays for a coupon (type 3, ACT-03), with the price that was shown, or none. */
export function payForCoupon(api: ApiClient, { activityId, formData, key }: Sent): Promise<Participation> {
  const price = shownIn(formData, 'centavos')
  const body = { action_id: activityId, price, ...shownPoints(formData) }
  return api.call(buyCoupon, { body, ...once(key) })
}

/** Takes a seat of a course (type 4, ACT-04). */
export const takeSeat = (api: ApiClient, { activityId, formData, key }: Sent): Promise<Participation> =>
  api.call(subscribeToCourse, {
    body: {
      presential_course: activityId,
      should_contact: formData.get('should_contact') === 'on',
      terms: formData.get('terms') === 'on',
    },
    ...once(key),
  })

/**
 * Pays a donation (type 20) in two steps: the amount is checked and shown at an address of its own, then paid (ACT-20,
 * ACT-S10). @throws a redirect to the confirmation, or the problem of the field
 */
export function payDonation(
  api: ApiClient,
  { activityId, formData, key, multiplier }: Sent,
): Promise<Participation> {
  const isConfirmed = formData.get('passo') === 'pagar'
  const typed = String(formData.get(isConfirmed ? 'centavos' : 'valor') ?? '')
  const priceCents = isConfirmed && /^\d{1,9}$/.test(typed) ? Number(typed) : requireAmount(typed, multiplier)
  if (!isConfirmed) throw redirect(`/homepage/atividades/${activityId}?confirmar=${priceCents}`)
  const body = { action_id: activityId, points: reaisOf(priceCents), ...shownPoints(formData) }
  return api.call(donate, { body, ...once(key) })
}

/** Reads the typed amount (VAL-11, GAP-118). @throws ApiProblem with its field */
function requireAmount(typed: string, multiplier: number): number {
  if (typed.trim() === '') throw refused(fieldTexts.required)
  const priceCents = readAmount(typed)
  if (priceCents === null) throw refused(texts.donation.invalid)
  if (priceCents < donationLimits.minCents) throw refused(donationLimits.tooLittle)
  if (priceCents > donationLimits.maxCents) throw refused(donationLimits.tooMuch)
  const inexact = inexactProblem(priceCents, multiplier, donationLimits)
  if (inexact) throw refused(inexact)
  return priceCents
}

const refused = (message: string) =>
  new ApiProblem(422, { code: 'invalid_input', messages: [message], fields: { points: [message] } })
