import { eq, isNotNull } from 'drizzle-orm'
import { type Carry, endedBy, left, moved, ofEnded } from '../platform/carry.ts'
import { inStation } from '../platform/db/rows.ts'
import { duplicateDismissals } from './people/duplicates/tables.ts'
import { peopleImports } from './people/import/tables.ts'
import { personNotes } from './people/person/tables.ts'
import { peopleActRefusals, peopleActs, personTags } from './people/tables.ts'
import { pointActs } from './points/tables.ts'

const byHand = moved(pointActs, { name: 'Pontos dados e tirados pela equipe' })

/** What the team keeps of people. Who of it did what stays under the number of then (PPL-12). */
export const consoleCarried: readonly Carry[] = [
  moved(personNotes, { name: 'Notas da equipe' }),
  ...left(personNotes, personNotes.byId),
  moved(personTags, { name: 'Etiquetas', same: [personTags.tagId] }),
  moved(peopleActRefusals, { same: [peopleActRefusals.actId] }),
  ...left(peopleActs, peopleActs.byId, peopleActs.decidedBy),
  ...left(peopleImports, peopleImports.ownerId),
  {
    ...byHand,
    async carry(ctx, merge) {
      // Each person has one opening balance: of two the other stays what it was, an act by hand.
      const isOpening = isNotNull(pointActs.importId)
      const own = inStation(pointActs, ctx, eq(pointActs.participantId, merge.toId), isOpening)
      if ((await ctx.db.$count(pointActs, own)) > 0)
        await ctx.db
          .update(pointActs)
          .set({ importId: null })
          .where(ofEnded(ctx, byHand, merge, isOpening))
      await byHand.carry(ctx, merge)
    },
  },
  ...left(pointActs, pointActs.askedBy, pointActs.decidedBy),
  endedBy(duplicateDismissals, duplicateDismissals.firstId),
  endedBy(duplicateDismissals, duplicateDismissals.secondId),
  ...left(duplicateDismissals, duplicateDismissals.byId),
]
