import type { ManagedSite } from '#contract/console/schemas.ts'
import { type Outcome, type Teammate, wasDone } from '../people/owner-changes/index.ts'
import type { ApiContext } from '../platform/context.ts'
import { stateBeside } from './draft-states.ts'
import { type Draft, getManagedSite, refuseOvertaken, writeDraft } from './managed-site.ts'
import { managementTexts as texts } from './texts.ts'

/**
 * Goes to the state of the draft before or behind the one that the owner saw (`version`); at an end nothing happens. Sent again
 * it is done. Under the lock of the site. @throws conflict
 */
export async function stepDraft(
  ctx: ApiContext,
  draft: Draft,
  { what, version }: { what: 'undo' | 'redo'; version: number },
  owner: Teammate,
): Promise<Outcome<ManagedSite>> {
  const unchanged: Outcome<ManagedSite> = { answer: getManagedSite }
  const act = { what, part: 'draft', before: { version } }
  if (draft.version !== version && (await wasDone(ctx, { ...act, participantId: owner.id }))) return unchanged
  refuseOvertaken(draft, version, texts[what])
  const state = await stateBeside(ctx, draft.state, what === 'undo' ? -1 : 1)
  if (!state) return unchanged
  await writeDraft(ctx, { ...draft, ...state }, owner.name)
  return { done: { ...act, after: { state: state.state } }, ...unchanged }
}
