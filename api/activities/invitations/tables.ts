import { foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { hundredths, instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'

/** Who came by whose invitation. The points move when the invited person first takes part (GAP-57). */
export const invitations = pgTable(
  'invitations',
  {
    ...stationColumns(),
    activityId: reference().notNull(),
    /** Null: the code was passed on without a person. */
    inviterId: reference(),
    invitedId: reference().notNull(),
    pointsInviterH: hundredths().notNull(),
    pointsInvitedH: hundredths().notNull(),
    createdAt: instant().notNull(),
    creditedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('invitations_invited').on(t.stationId, t.invitedId),
    index('invitations_inviter').on(t.stationId, t.inviterId, t.activityId),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.inviterId],
      foreignColumns: [participants.stationId, participants.id],
      name: 'invitations_by',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.invitedId],
      foreignColumns: [participants.stationId, participants.id],
      name: 'invitations_of',
    }).onDelete('cascade'),
  ],
)

/**
 * Which addresses a participant wanted to invite, and when last, whatever became of it: so many a day (SEC-91). And when a mail left,
 * if one did: nobody gets the same invitation every day (GAP-58).
 */
export const invitationMails = pgTable(
  'invitation_mails',
  {
    ...stationColumns(),
    activityId: reference().notNull(),
    inviterId: reference().notNull(),
    /** Lower case. */
    email: text().notNull(),
    askedAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    unique('invitation_mails_once').on(t.stationId, t.inviterId, t.activityId, t.email),
    index('invitation_mails_recent').on(t.stationId, t.inviterId, t.askedAt),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.inviterId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
