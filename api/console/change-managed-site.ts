import { planAreaNames } from '#contract/commerce/plans/areas.ts'
import type { ChangedSite, ManagedSite, SiteChange } from '#contract/console/schemas.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { featuresSchema } from '#contract/stations/registry/data.ts'
import {
  countWithRight,
  lastLine,
  makeOnce,
  type Outcome,
  ownerChange,
  requireTeam,
  type Teammate,
  wasDone,
  wasMoved,
} from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { digestOf } from '../platform/digest.ts'
import { ApiError } from '../platform/errors.ts'
import { cleanAhead } from '../platform/html/clean-ahead.ts'
import { settleLogoForms } from '../site/builder/index.ts'
import { applyChange } from './apply-change.ts'
import {
  changeDraft,
  type Draft,
  getManagedSite,
  publishedDocument,
  readDraft,
  refuseOvertaken,
} from './managed-site.ts'
import { plansThatLose } from './plans-that-lose.ts'
import { requireRateConfirmed } from './rate-change.ts'
import type { SiteDocument } from './site-document.ts'
import { idOfPart, partOf, partOfChange, placeOf, tagOf } from './site-parts.ts'
import { stepDraft } from './step-draft.ts'
import { managementTexts as texts } from './texts.ts'

/**
 * Changes one part of the draft and writes its audit line, in one transaction; owners who change at one moment go one
 * after the other; one form adds one part. @throws conflict with `details` { who, tag, value }, invalid_input, not_found, forbidden
 */
export async function changeManagedSite(
  ctx: ApiContext,
  wanted: SiteChange,
  key?: string,
): Promise<ChangedSite> {
  let prepared = wanted
  const prepare = async () => {
    prepared = await withLogoForms(ctx, wanted)
    if ('value' in prepared) await cleanAhead(ctx, prepared.value)
  }
  return ownerChange(ctx, { locks: ['site'], prepare, sent: wanted }, async (ctx, owner) => {
    const change = prepared
    // What the station is and has is its owners' to say; whoever makes the site writes the rest (PPL-22).
    if (change.what === 'save' && (change.part === 'data' || change.part === 'features'))
      await requireTeam(ctx, 'settings')
    const draft = await readDraft(ctx, true)
    if (change.what === 'discard') return discard(ctx, draft, change.version, owner)
    if (change.what === 'undo' || change.what === 'redo') return stepDraft(ctx, draft, change, owner)
    const document = draft.document ?? (await publishedDocument(ctx))
    if ('seen' in change && !isAsSeen(document, change)) return requireDone(ctx, document, change, owner.id)
    if (change.what === 'move' && isMoved(document, change)) return unchanged
    await requireConfirmed(ctx, document, change)
    await requireTwoOwners(ctx, document, change)
    await requireRate(ctx, document, change)
    const make = async () => {
      const { document: changed, ...sides } = applyChange(document, change)
      await changeDraft(ctx, draft, changed, owner.name)
      const id = change.what === 'add' ? idOfPart(sides.part) : 0
      return { id, answer: { done: { what: change.what, ...sides }, ...withAdded(id) } }
    }
    // What changes or moves a part says what it saw; what adds one has only the key of its form.
    const formKey = change.what === 'add' ? key : undefined
    const sent = { key: formKey, by: owner.id, what: 'site', input: change }
    return makeOnce<Outcome<ChangedSite>>(ctx, sent, make, async (id) => withAdded(id))
  })
}

const unchanged: Outcome<ManagedSite> = { answer: getManagedSite }

/** The draft, and which section or page was added to it; 0: none was. */
const withAdded = (id: number): Outcome<ChangedSite> => ({
  answer: async (ctx) => ({ ...(await getManagedSite(ctx)), ...(id > 0 && { added_id: id }) }),
})

/** A look with its logos in the forms that are seen on the colours it chooses; every other change as it is. */
async function withLogoForms(ctx: ApiContext, change: SiteChange): Promise<SiteChange> {
  if (change.what !== 'save' || change.part !== 'look') return change
  const look = configSchema.pick({ brand: true, images: true }).safeParse(change.value)
  if (!look.success) return change
  const images = await settleLogoForms(ctx.ports.files, look.data)
  return { ...change, value: { ...change.value, images: { ...look.data.images, ...images } } }
}

/** Switching off what a plan gives to people says who loses what, and asks (GAP-120). @throws invalid_input */
async function requireConfirmed(
  ctx: ApiContext,
  { config }: SiteDocument,
  change: SiteChange,
): Promise<void> {
  if (change.what !== 'save' || change.part !== 'features' || change.confirmed) return
  const features = featuresSchema.parse(change.value)
  const losing = await plansThatLose(ctx, config, { features, behaviour: config.behaviour })
  if (losing.length === 0) return
  const losses = losing.map(({ plan, people, lost }) =>
    texts.loses(
      plan,
      people,
      lost.map((one) => (one === 'discount' ? texts.discount : planAreaNames[one])).join(', '),
    ),
  )
  throw ApiError.fields({ confirmed: texts.switchedOff(losses) })
}

/** A rule of two people needs two (GAP-140). What stood before is asked nothing. @throws invalid_input */
async function requireTwoOwners(
  ctx: ApiContext,
  { config }: SiteDocument,
  change: SiteChange,
): Promise<void> {
  if (change.what !== 'save' || change.part !== 'data') return
  const wanted = change.value.topUp?.fourEyesAboveCents ?? null
  if (wanted === null || wanted === config.topUp.fourEyesAboveCents) return
  if ((await countWithRight(ctx, 'sales')) < 2)
    throw ApiError.fields({ 'topUp.fourEyesAboveCents': texts.fourEyes })
}

/** What a point is worth is asked about where it becomes another than in the draft and on the site (TEN-07). @throws invalid_input */
async function requireRate(ctx: ApiContext, { config }: SiteDocument, change: SiteChange): Promise<void> {
  if (change.what !== 'save' || change.part !== 'data') return
  const to = change.value.currency?.multiplier
  if (to === undefined || to === config.currency.multiplier) return
  const waits = (message: string) => ApiError.fields({ 'currency.multiplier': message })
  await requireRateConfirmed(ctx, { to, confirmed: change.confirmed ?? false, waits })
}

type SeenChange = Extract<SiteChange, { seen: string }>
type MoveChange = Extract<SiteChange, { what: 'move' }>

function isAsSeen(document: SiteDocument, change: SeenChange): boolean {
  const current = partOf(document, partOfChange(change))
  return current !== undefined && tagOf(current) === change.seen
}

/** Whether a part stands already where it was to go. @throws conflict, not_found */
function isMoved(document: SiteDocument, change: MoveChange): boolean {
  const place = placeOf(document, partOfChange(change))
  return place !== undefined && wasMoved(change, place)
}

/** A part that is not as it was seen is as this owner left it when the same was sent before. @throws conflict */
async function requireDone(
  ctx: ApiContext,
  document: SiteDocument,
  change: SeenChange,
  by: number,
): Promise<Outcome<ManagedSite>> {
  const part = partOfChange(change)
  const last = await lastLine(ctx, part)
  if (last?.participantId === by && isDone(document, change, last.what)) return unchanged
  const current = partOf(document, part)
  const who = last?.who ?? 'Outra pessoa'
  throw new ApiError('conflict', `${who} mudou esta parte enquanto você editava. Nada foi sobrescrito.`, {
    // Of what was removed the tag tells this removal from an earlier one under the same number.
    details: {
      who,
      tag: tagOf(current === undefined ? last?.id : current),
      value: current ?? null,
    },
  })
}

/** Whether there is nothing left of a change to be done. */
function isDone(document: SiteDocument, change: SeenChange, last: string): boolean {
  const current = partOf(document, partOfChange(change))
  if (change.what === 'remove') return current === undefined && last === 'remove'
  if (change.what !== 'save' || current === undefined) return false
  return tagOf(applyChange(document, change).after) === tagOf(current)
}

/** Sent again, or when there is nothing to discard, it is done. @throws conflict */
async function discard(
  ctx: ApiContext,
  draft: Draft,
  version: number,
  owner: Teammate,
): Promise<Outcome<ManagedSite>> {
  if (!draft.document) return unchanged
  const act = { what: 'discard', part: 'draft' }
  const isPast = draft.version !== version
  if (isPast && (await wasDone(ctx, { ...act, participantId: owner.id, before: { version } })))
    return unchanged
  refuseOvertaken(draft, version, texts.discardAgain)
  await changeDraft(ctx, draft, null, owner.name)
  return { done: { ...act, before: { version, digest: digestOf(draft.document) } }, ...unchanged }
}
