import { createHash } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { changeManagedSite } from '#contract/console/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { setFlash } from '../../session/flash.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import type { Fields } from '../fields/field.ts'
import { type Conflict, type SaveProblem, saveProblem } from './save-problem.server.ts'
import { texts } from './texts.ts'

type Options = {
  /** Those of the part, in which it is compared with what somebody else made of it. */
  fields?: Fields
  /** Of a form that adds a part: sent again, it adds no second one. */
  formKey?: string | undefined
}

/** One change of the draft: null, or what was wrong with it. */
export async function tryChange(
  context: PortalContext,
  change: SiteChange,
  { fields = [], formKey }: Options = {},
): Promise<SaveProblem | null> {
  try {
    await context.api.call(changeManagedSite, { body: change, idempotencyKey: formKey })
    return null
  } catch (problem) {
    return saveProblem(problem, change.what === 'save' ? { value: change.value, fields } : undefined)
  }
}

/** A redirect to a page of the management, which shows the message. */
export async function redirectSaved(context: PortalContext, to: string, message: string = texts.saved) {
  return redirect(to, {
    headers: { 'set-cookie': await setFlash(context, { kind: 'success', title: message }) },
  })
}

type Answer = Options & { to: string; message?: string }

/** One change, then a redirect to `to`; or what was wrong with it. */
export async function saveChange(
  context: PortalContext,
  change: SiteChange,
  { to, message = texts.done, ...options }: Answer,
) {
  return (await tryChange(context, change, options)) ?? redirectSaved(context, to, message)
}

export type Added = Extract<SiteChange, { what: 'add' }>

/**
 * What was sent for a part that somebody removed meanwhile becomes a new one at the end of its list: nothing that was
 * typed is lost, nothing is overwritten.
 */
export async function keepRemoved(context: PortalContext, added: Added, removed: Conflict, to: string) {
  // Its form carries no key: it was to change what was there. A number may come again, and be removed again.
  const formKey = createHash('sha256')
    .update(JSON.stringify([added.part, removed.tag, added.value]))
    .digest('base64url')
  const problem = await tryChange(context, added, { formKey })
  return problem ? null : redirectSaved(context, to, texts.kept(removed.who))
}
