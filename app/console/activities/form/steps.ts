import type { Fields } from '../../fields/field.ts'
import { activityFields } from '../activity-fields.ts'
import { typeFormOf, typeOf } from '../types/index.ts'

/** The steps of the form of an activity, in their order; the first one is its plain address. */
export const steps = ['fazer', 'premio', 'onde'] as const
export type Step = (typeof steps)[number]

const first: Step = 'fazer'
/** What stands in the second and third step; everything else is what people do. */
const later: Readonly<Record<Exclude<Step, 'fazer'>, ReadonlySet<string>>> = {
  premio: new Set([
    'points',
    'additional_cashback',
    'limitPerUser',
    'participationStart',
    'participationEnd',
    'prerequisites',
    'onlyForPlans',
    'familiarVoucher',
    'partner_id',
    'rules',
  ]),
  onde: new Set(['priority', 'priorityCarousel', 'featuredImage', 'isPublic', 'comments_and_likes_enabled']),
}

/** The step that an address asks for: `?passo=premio`. Pure. */
export function stepOfAddress(url: string): Step {
  const asked = new URL(url).searchParams.get('passo')
  return steps.find((step) => step === asked) ?? first
}

/** The step that a text names; undefined for none. Pure. */
export const stepNamed = (text: unknown): Step | undefined => steps.find((step) => step === text)

/** The address of a step of an activity. Pure. */
export const stepAddress = (id: number, step: Step): string =>
  `/gestao/atividades/${id}${step === first ? '' : `?passo=${step}`}`

/** The step behind another; undefined behind the last. Pure. */
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1]

/** The step in which a field stands, or an entry of a list: `videos[0].url`. Pure. */
export function stepOfField(name: string): Step {
  const [bare = name] = name.split('[')
  return later.premio.has(bare) ? 'premio' : later.onde.has(bare) ? 'onde' : first
}

/** Whether activities of a type say something of a field at all. What none of their steps asks for stays as it is. */
function isAsked(typeId: number, { name }: Fields[number]): boolean {
  const { isWithoutPoints, paysCashback, isWithoutRulesTab, givesVoucher } = typeOf(typeId)
  if (name === 'points') return !isWithoutPoints
  if (name === 'additional_cashback') return !isWithoutPoints && paysCashback === true
  if (name === 'rules') return !isWithoutRulesTab
  if (name === 'familiarVoucher') return givesVoucher === true
  return typeFormOf(typeId) !== undefined || !name.startsWith('body.')
}

/** What a step asks of activities of a type, and what its form saves. Pure. */
export const stepFields = (typeId: number, step: Step): Fields =>
  activityFields(typeId).filter((field) => stepOfField(field.name) === step && isAsked(typeId, field))
