import {
  getHomeMoments,
  getNowPlaying,
  listActions,
  listJourneys,
  listParticipantCategories,
} from '#contract/activities/home/endpoints.ts'
import type { Category } from '#contract/activities/home/schemas.ts'
import { coupon } from '#contract/activity-types/coupon.ts'
import { productSubscription } from '#contract/activity-types/product-subscription.ts'
import { products } from '#contract/activity-types/products.ts'
import { ApiProblem } from '#contract/client.ts'
import { errorTexts } from '#contract/errors.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { ToastMessage } from '../../ui/toast.tsx'
import { texts } from './frame/texts.ts'

/** Cards of the carousel at most; the list of activities has them all. */
const carouselLength = 24

/**
 * Loads the rows of the home and what it begins with, asked for at once. A row that fails is said in a toast and left out; the page stays
 * usable (D2§8, ERR-06).
 */
export async function loadHome({ api, station }: PortalContext) {
  const begins = station?.config.brand.member.home ?? 'points'
  const failed: ApiProblem[] = []
  const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      failed.push(problem)
      return null
    }
  }
  const [featured, nowPlaying, journeys, categories, moments] = await Promise.all([
    orNull(api.call(listActions, { query: { 'where[featuredPrivate]': '1', limit: carouselLength } })),
    orNull(api.call(getNowPlaying)),
    orNull(api.call(listJourneys)),
    orNull(api.call(listParticipantCategories)),
    begins === 'points' ? null : orNull(api.call(getHomeMoments)),
  ])
  return {
    featured: featured ?? [],
    nowPlaying,
    journeys: journeys ?? [],
    categories: categories?.content ?? [],
    moments,
    shop: shopOf(categories?.content ?? []),
    isComplete: failed.length === 0,
    toasts: failed.slice(0, 1).map(toToast),
  }
}

const bought: readonly number[] = [coupon.id, products.id, productSubscription.id]

/** The category with most of what is bought: where the balance can be used; null: nothing is. Pure. */
function shopOf(categories: readonly Category[]): Pick<Category, 'id' | 'name'> | null {
  const soldIn = ({ category_actions }: Category) =>
    category_actions.filter(({ action }) => bought.includes(action.type_id)).length
  const [most] = [...categories].sort((one, other) => soldIn(other) - soldIn(one))
  return most && soldIn(most) > 0 ? { id: most.id, name: most.name } : null
}

const toToast = (problem: ApiProblem): ToastMessage => ({
  id: 'home',
  tone: 'error',
  title: texts.error,
  // Without words of its own (ERR-03).
  text: problem.firstMessage === errorTexts.generic ? errorTexts.load : problem.firstMessage,
})
