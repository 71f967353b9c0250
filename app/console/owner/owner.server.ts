import { createHash } from 'node:crypto'
import { data, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { addImage, addLogo, changeManagedSite } from '#contract/console/endpoints.ts'
import { type Overtaken, overtakenSchema, type SiteChange } from '#contract/console/schemas.ts'
import { errorTexts } from '#contract/errors.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { type Difference, differencesOf } from '../fields/differences.ts'
import { formName } from '../fields/place.ts'
import type { Stored, StoreFile } from '../fields/read-form.server.ts'
import { partFields } from '../site-fields.ts'
import { texts } from '../texts.ts'

type Arguments = { context: PortalContext; request: Request }

/** The guard of /gestao: an owner of the station. Everybody else gets the page that says so. */
export async function requireOwner(args: Arguments) {
  const { participant, api } = await requireParticipant(args)
  if (!participant.isOwner) throw redirect('/not-autorized')
  return { owner: participant, api }
}

/** Who was faster, what is there now, and the fields in which it differs from what was sent. */
export type Conflict = {
  who: string
  tag: string
  value: unknown
  differences: Difference[]
  /** A part was sent: sent again, now with the tag of what is there, it takes its place. */
  replaces: boolean
}
export type SaveProblem = { fields: Record<string, string>; messages: string[]; conflict: Conflict | null }

/** One change of the draft: null, or what was wrong with it. */
export async function tryChange(
  context: PortalContext,
  change: SiteChange,
  formKey?: string,
): Promise<SaveProblem | null> {
  try {
    await context.api.call(changeManagedSite, { body: change, idempotencyKey: formKey })
    return null
  } catch (problem) {
    return saveProblem(problem, change.what === 'save' ? change : undefined)
  }
}

/** A redirect to a page of the management, which shows the message. */
export async function redirectSaved(context: PortalContext, to: string, message: string = texts.saved) {
  return redirect(to, {
    headers: { 'set-cookie': await setFlash(context, { kind: 'success', title: message }) },
  })
}

/** One change, then a redirect to `to`; or what was wrong, for the form, which keeps what was typed. */
export async function saveChange(context: PortalContext, change: SiteChange, to: string, message?: string) {
  return answerChange(context, await tryChange(context, change), to, message)
}

export type Added = Extract<SiteChange, { what: 'add' }>

/** The same for a form that adds a part: sent again, it adds no second one. */
export async function saveAdded(
  context: PortalContext,
  added: Added,
  formKey: string | undefined,
  to: string,
) {
  return answerChange(context, await tryChange(context, added, formKey), to, texts.done)
}

const answerChange = (context: PortalContext, problem: SaveProblem | null, to: string, message?: string) =>
  problem ? data(problem, { status: problem.conflict ? 409 : 422 }) : redirectSaved(context, to, message)

type Sent = { part: string; value?: unknown }

/** What was wrong with what was sent, for the form it came from. @throws whatever is no refusal of the API */
export function saveProblem(problem: unknown, sent?: Sent): SaveProblem {
  if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
  const { fields, messages, details } = problem.body
  return {
    fields: Object.fromEntries(
      // What is saved is the `value` of its call.
      Object.entries(fields ?? {}).map(([place, list]) => [
        formName(place.replace(/^value\./, '')),
        list[0] ?? '',
      ]),
    ),
    messages,
    conflict:
      problem.code === 'conflict' && details?.tag ? conflictOf(overtakenSchema.parse(details), sent) : null,
  }
}

/** Whoever removes a part sends nothing to compare. */
function conflictOf({ who, tag, value }: Overtaken, sent: Sent | undefined): Conflict {
  const replaces = sent?.value !== undefined
  const differences = replaces ? differencesOf(partFields.get(sent.part) ?? [], value, sent.value) : []
  return { who, tag, value, differences, replaces }
}

/**
 * What was sent for a part that somebody removed meanwhile becomes a new one at the end of its list: nothing that was
 * typed is lost, nothing is overwritten.
 */
export async function keepRemoved(context: PortalContext, added: Added, removed: Conflict, to: string) {
  // Its form carries no key: it was to change what was there. A number may come again, and be removed again.
  const formKey = createHash('sha256')
    .update(JSON.stringify([added.part, removed.tag, added.value]))
    .digest('base64url')
  const problem = await tryChange(context, added, formKey)
  return problem ? null : redirectSaved(context, to, texts.conflict.kept(removed.who))
}

/**
 * What a file became, or why it was not taken: one wrong file must not cost what was typed beside it.
 * @throws whatever is no refusal of the API
 */
export async function storedOr(store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (problem) {
    const { fields, messages } = saveProblem(problem)
    return { message: fields.file ?? messages[0] ?? errorTexts.generic }
  }
}

/** Stores the pictures of a form. */
export const storePicture =
  (context: PortalContext): StoreFile =>
  (_, file) =>
    storedOr(async () => ({ address: (await context.api.call(addImage, { upload: { file } })).image }))

/** The problem that wrong fields are; null when there are none. */
export const refusal = (fields: Record<string, string>): SaveProblem | null =>
  Object.keys(fields).length > 0 ? { fields, messages: [], conflict: null } : null

/** Stores the logos of a look, the one of the top with every form and icon of it. The API puts those that are seen on the colours. */
export const storeLogo =
  (context: PortalContext, removeBackground: boolean): StoreFile =>
  ({ name }, file) =>
    storedOr(async () => {
      const fields = { remove_background: String(removeBackground) }
      const logo = await context.api.call(addLogo, { upload: { file, fields } })
      if (name === 'footerLogo') return { address: logo.image }
      const { image, favicon, plate = '' } = logo
      const also = { secondaryLogo: image, footerLogo: image, favicon, logoPlate: plate }
      return { address: logo.on_light, also }
    })
