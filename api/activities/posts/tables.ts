import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { likeTable } from '../social/tables.ts'
import { moderatedColumns, reportTable } from '../writing/tables.ts'

/**
 * The file of a post. `key` is that of the store; nobody but members of the station reaches it. A video `plays` in browsers, or is
 * offered as a file; `preparing`: it is being made to play.
 */
export type PostMedia =
  | { kind: 'image'; key: string; width: number; height: number }
  | { kind: 'video'; key: string; state: VideoState; posterKey?: string }
export type VideoState = 'plays' | 'file' | 'preparing'

/** What members post on the wall, which stands above comments as comments stand above posts: a text, one picture or video, or both a text and one of them (SOC-02 to SOC-05). */
export const posts = pgTable(
  'posts',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    description: text().notNull(),
    media: jsonb().$type<PostMedia>(),
    ...moderatedColumns(),
    /** Twice sent is once. */
    idempotencyKey: text().notNull(),
    /** Of what was sent under the key. */
    inputDigest: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('posts_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('posts_waiting').on(t.stationId, t.id).where(sql`${t.waitsSince} is not null`),
    index('posts_hidden').on(t.stationId, t.id).where(sql`${t.state} = 'hidden'`),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

/** How many like a post: pages count nothing. */
export const postTallies = pgTable(
  'post_tallies',
  { stationId: stationId(), postId: reference().notNull(), likes: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.postId] }),
    check('post_tallies_not_negative', sql`${t.likes} >= 0`),
    foreignKey({
      columns: [t.stationId, t.postId],
      foreignColumns: [posts.stationId, posts.id],
    }).onDelete('cascade'),
  ],
)

/** Who likes a post. */
export const postLikes = likeTable('post_likes', 'post_id', () => posts)

export const postReports = reportTable('post_reports', 'post_id', () => posts)
