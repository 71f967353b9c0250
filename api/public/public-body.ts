import { z } from 'zod'
import type { PublicActionDetail } from '#contract/public/schemas.ts'
import { sanitizeHtml } from '../html/sanitize-html.ts'

/** The parts of a type's own body that visitors may know. What has another form is as if it were not there. */
const coupon = z.object({
  newPriceCents: z.number(),
  oldPriceCents: z.number().nullish(),
  useBy: z.string().nullish(),
  rules: z.string().default(''),
})
const course = z.object({
  local: z.string(),
  date: z.string().nullish(),
  seats: z.number().nullish(),
  rules: z.string().default(''),
})
const product = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().default(''),
  image: z.string().nullish(),
  valueCents: z.number(),
  discountCents: z.number().default(0),
  stock: z.number().nullish(),
})
const research = z.object({
  questions: z.array(
    z.object({ question: z.string(), options: z.array(z.object({ label: z.string() })).default([]) }),
  ),
})
const body = z.object({
  coupon: coupon.optional().catch(undefined),
  course: course.optional().catch(undefined),
  products: z.array(product).default([]).catch([]),
  research: research.optional().catch(undefined),
  recurrence: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  causes: z.string().optional().catch(undefined),
  suggestedCents: z.array(z.number()).default([]).catch([]),
  pointsInviter: z.number().optional().catch(undefined),
  pointsInvited: z.number().default(0).catch(0),
  button: z.string().optional().catch(undefined),
  checkbox: z.string().default('').catch(''),
})
type Body = z.output<typeof body>

type Facts = Pick<
  PublicActionDetail,
  | 'agreements'
  | 'member_get_members'
  | 'cupons'
  | 'presential_courses'
  | 'products'
  | 'action_subscriptions'
  | 'researches'
  | 'donations'
> & { links: string[] }

/**
 * What a visitor may see of an activity's own part, by the names of the specification (D2§3). No answers, no codes, no
 * stock figures; questions only where there is a single one. Prices in reais.
 */
export function publicBody(stored: Record<string, unknown>, isSoldOut = false): Facts {
  const parsed = body.safeParse(stored).data ?? body.parse({})
  return {
    links: parsed.url && /^https?:\/\//.test(parsed.url) ? [parsed.url] : [],
    agreements: parsed.button ? [{ button: parsed.button, checkbox: parsed.checkbox }] : [],
    member_get_members:
      parsed.pointsInviter === undefined
        ? []
        : [{ points_inviter: parsed.pointsInviter, points_invited: parsed.pointsInvited }],
    cupons: parsed.coupon ? [{ ...toCoupon(parsed.coupon), soldOut: isSoldOut }] : [],
    presential_courses: parsed.course
      ? [
          {
            ...parsed.course,
            date: parsed.course.date ?? null,
            seats: parsed.course.seats ?? null,
            soldOut: isSoldOut,
          },
        ]
      : [],
    products: parsed.products.map(toProduct),
    action_subscriptions: parsed.recurrence ? [{ recurrence: parsed.recurrence }] : [],
    researches: parsed.research ? [toResearch(parsed.research)] : [],
    donations:
      parsed.causes !== undefined || parsed.suggestedCents.length > 0
        ? [
            {
              causes: sanitizeHtml(parsed.causes ?? ''),
              suggested: parsed.suggestedCents.map((cents) => cents / 100),
            },
          ]
        : [],
  }
}

const toCoupon = (coupon: NonNullable<Body['coupon']>) => ({
  newPrice: coupon.newPriceCents / 100,
  oldPrice: coupon.oldPriceCents ? coupon.oldPriceCents / 100 : null,
  useBy: coupon.useBy ?? null,
  rules: coupon.rules,
})

const toProduct = (product: Body['products'][number]) => ({
  id: product.id,
  name: product.name,
  description: product.description,
  image: product.image ?? null,
  value: product.valueCents / 100,
  discount: product.discountCents / 100,
  soldOut: product.stock === 0,
})

const toResearch = ({ questions }: NonNullable<Body['research']>) => ({
  questions_count: questions.length,
  questions:
    questions.length === 1
      ? questions.map(({ question, options }) => ({ question, options: options.map(({ label }) => label) }))
      : [],
})
