import type { z } from 'zod'
import type { SiteChange } from '#contract/console/schemas.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { FormDescription } from '../fields/read-form.server.ts'
import { type Added, keepRemoved, redirectSaved, tryChange } from './save-change.server.ts'
import { seenOf } from './seen-of.server.ts'
import { sendForm } from './send-form.server.ts'

type Part<Schema extends z.ZodType> = FormDescription<Schema> & {
  name?: string
  /** Which change its value is, from the tag that the form saw. */
  change: (value: z.output<Schema>, seen: string) => SiteChange
  /** The page that is shown then. */
  to: string
  /** Of an entry of a list: what adds it anew where somebody removed it meanwhile, and the page of the list. */
  anew?: { add: (value: z.output<Schema>) => Added; to: string }
}

/** Saves a part of the site as its form says it. */
export const savePart = <Schema extends z.ZodType>(
  context: PortalContext,
  form: FormData,
  { change, to, anew, ...part }: Part<Schema>,
) =>
  sendForm(form, part, async (value) => {
    const { fields } = part
    const problem = await tryChange(context, change(value, seenOf(form)), { fields })
    if (!problem) return redirectSaved(context, to)
    if (!anew || problem.conflict?.value !== null) return problem
    return (await keepRemoved(context, anew.add(value), problem.conflict, anew.to)) ?? problem
  })
