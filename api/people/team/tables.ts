import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TeamRole } from '#contract/team.ts'
import { instant, reference, stationColumns } from '../../platform/db/columns.ts'
import { participants } from '../access/tables.ts'

/** Invitations to a station's team that wait; a row that is accepted or taken back is gone (PPL-24). */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    ...stationColumns(),
    /** Lower case. */
    email: text().notNull(),
    roles: text().array().$type<TeamRole[]>().notNull(),
    /** SHA-256 of the link's token, base64url. */
    tokenId: text().notNull(),
    invitedById: reference().notNull(),
    invitedByName: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('team_invitations_email').on(t.stationId, t.email),
    uniqueIndex('team_invitations_token').on(t.stationId, t.tokenId),
    index('team_invitations_expiry').on(t.expiresAt),
    foreignKey({
      columns: [t.stationId, t.invitedById],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)
