import { eq } from 'drizzle-orm'
import type { ManagedEntry } from '#contract/console/entry/schemas.ts'
import { type Entry, entryOf } from '#contract/stations/registry/entry.ts'
import { participants } from '../../people/access/tables.ts'
import { affiliates } from '../../people/onboarding/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { readEntry, withoutEntry, writeEntry } from '../../stations/registry/index.ts'
import { changePart, type OwnerPart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { tagOf } from '../site-parts.ts'
import { entryTexts as texts } from './texts.ts'

const entryPart: OwnerPart = { locks: ['entries:entry'], isPublic: true }

/** How one joins the station now, and what its owner has to know before they choose. @throws forbidden */
export async function getEntry(ctx: ApiContext): Promise<ManagedEntry> {
  await requireTeam(ctx)
  const { db, station } = ctx
  const [kept, listed, waiting] = await Promise.all([
    readEntry(ctx),
    db.$count(affiliates, inStation(affiliates, ctx)),
    db.$count(participants, inStation(participants, ctx, eq(participants.status, 'pending'))),
  ])
  const value = kept ?? entryOf(withoutEntry(station.config).behaviour)
  return { value, tag: tagOf(value), listed, waiting }
}

/** Changes it where it is as it was seen: sign-ups follow from the commit on (PPL-14). @throws forbidden, conflict, invalid_input */
export function saveEntry(
  ctx: ApiContext,
  { seen, value }: { seen: string; value: Entry },
): Promise<ManagedEntry> {
  return changePart(ctx, entryPart, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      what: 'entry.save',
      part: 'entry',
      seen,
      read: getEntry,
      writtenOf: ({ value }) => value,
      write: async (ctx, before) => {
        if (tagOf(value) === before.tag) return
        // The form with boxes for a journey is of stations that were made with it (STN-U06).
        if (value.form === 'promotion' && before.value.form !== 'promotion')
          throw ApiError.fields({ form: texts.noPromotion })
        await writeEntry(ctx, value)
      },
    }),
  )
}
