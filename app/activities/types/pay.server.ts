import { redirect } from '@remix-run/node'
import type { Participation } from '#contract/activities/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/fields.ts'
import { buyCoupon, donate, subscribeToCourse } from '#contract/vouchers/endpoints.ts'
import { donationLimits } from '#contract/vouchers/schemas.ts'
import { texts } from '../texts.ts'
import { readAmount } from './read-amount.ts'

type Sent = { actionId: number; formData: FormData; key: string | undefined }
const once = (key: string | undefined) => (key ? { idempotencyKey: key } : {})

/** Type 3 (ACT-03): the price that was shown, or none. */
export function payForCoupon(api: ApiClient, { actionId, formData, key }: Sent): Promise<Participation> {
  const shown = /^\d{1,12}$/.exec(String(formData.get('centavos')))?.[0]
  const price = shown === undefined ? {} : { price: Number(shown) / 100 }
  return api.call(buyCoupon, { body: { action_id: actionId, ...price }, ...once(key) })
}

/** Type 4 (ACT-04). */
export const takeSeat = (api: ApiClient, { actionId, formData, key }: Sent): Promise<Participation> =>
  api.call(subscribeToCourse, {
    body: {
      presential_course: actionId,
      should_contact: formData.get('should_contact') === 'on',
      terms: formData.get('terms') === 'on',
    },
    ...once(key),
  })

/**
 * Type 20, in two steps: the amount is checked and shown at an address of its own, then paid (ACT-20, ACT-S10).
 * @throws a redirect to the confirmation, or the problem of the field
 */
export function payDonation(api: ApiClient, { actionId, formData, key }: Sent): Promise<Participation> {
  const isConfirmed = formData.get('passo') === 'pagar'
  const typed = String(formData.get(isConfirmed ? 'centavos' : 'valor') ?? '')
  const cents = isConfirmed && /^\d{1,9}$/.test(typed) ? Number(typed) : requireAmount(typed)
  if (!isConfirmed) throw redirect(`/homepage/atividades/${actionId}?confirmar=${cents}`)
  return api.call(donate, { body: { action_id: actionId, points: cents / 100 }, ...once(key) })
}

/** VAL-11. @throws ApiProblem with its field */
function requireAmount(typed: string): number {
  if (typed.trim() === '') throw refused(fieldTexts.required)
  const cents = readAmount(typed)
  if (cents === null) throw refused(texts.donation.invalid)
  if (cents < donationLimits.minCents) throw refused(donationLimits.tooLittle)
  if (cents > donationLimits.maxCents) throw refused(donationLimits.tooMuch)
  return cents
}

const refused = (message: string) =>
  new ApiProblem(422, { code: 'invalid_input', messages: [message], fields: { points: [message] } })
