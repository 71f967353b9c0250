import type { PortalContext } from '#app/station/portal-context.ts'
import { activityPreview, isActivityPreview } from './activity-preview.ts'
import { isDraftPreview, isSitePreview, sitePreview } from './site-preview.ts'

/** A page of the portal with what is not published: its own address, and the context in which it is rendered. */
type Shown = { address: string; context: PortalContext }

/** Whether an address shows what is not published, to who may see it. Pure. */
export const isPreview = (path: string): boolean => isSitePreview(path) || isActivityPreview(path)

/** Whether an address draws what is typed in the form of an owner, too. Pure. */
export const isTypedPreview = (path: string): boolean => isDraftPreview(path) || isActivityPreview(path)

/**
 * Reads the content of a preview's address, with what is `typed` in the form beside it; null where that is nothing that can
 * be drawn. @throws ApiProblem when the person may not see it
 */
export const readPreview = (
  context: PortalContext,
  url: URL,
  typed: FormData | null,
): Promise<Shown | null> =>
  isActivityPreview(url.pathname) ? activityPreview(context, url, typed) : sitePreview(context, url, typed)
