import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { participants } from '../../people/access/tables.ts'
import { instant, reference, stationColumns, stationId } from '../../platform/db/columns.ts'
import { activities } from '../participation/tables.ts'
import { posts } from '../posts/tables.ts'
import { likeTable } from '../social/tables.ts'
import { moderatedColumns, reportTable } from '../writing/tables.ts'

/** What can be commented: a column for each kind, exactly one of which is set. */
const targetColumns = () => ({ activityId: reference(), postId: reference() })
const oneTarget = (name: string, t: { activityId: AnyPgColumn; postId: AnyPgColumn }) =>
  check(name, sql`num_nonnulls(${t.activityId}, ${t.postId}) = 1`)

/** Comments, and the replies to them (`parentId`), which have none themselves (SOC-09). */
export const comments = pgTable(
  'comments',
  {
    ...stationColumns(),
    ...targetColumns(),
    parentId: reference(),
    participantId: reference().notNull(),
    description: text().notNull(),
    ...moderatedColumns(),
    /** Twice sent is once. */
    idempotencyKey: text().notNull(),
    /** Of what was sent under the key. */
    inputDigest: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    oneTarget('comments_one_target', t),
    uniqueIndex('comments_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('comments_of_activity').on(t.stationId, t.activityId, t.id).where(sql`${t.parentId} is null`),
    index('comments_of_post').on(t.stationId, t.postId, t.id).where(sql`${t.parentId} is null`),
    index('comments_replies').on(t.stationId, t.parentId, t.id),
    index('comments_waiting').on(t.stationId, t.id).where(sql`${t.waitsSince} is not null`),
    index('comments_hidden').on(t.stationId, t.id).where(sql`${t.state} = 'hidden'`),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.postId],
      foreignColumns: [posts.stationId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.parentId],
      foreignColumns: [t.stationId, t.id],
      name: 'comments_replies_to',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }).onDelete('cascade'),
  ],
)

const ofComment = (t: { stationId: AnyPgColumn; commentId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.stationId, t.commentId],
    foreignColumns: [comments.stationId, comments.id],
  } as never).onDelete('cascade')

/** How many comments and replies of an activity or a post everybody sees: pages count nothing. */
export const commentCounts = pgTable(
  'comment_counts',
  { ...stationColumns(), ...targetColumns(), comments: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    oneTarget('comment_counts_one_target', t),
    unique('comment_counts_target').on(t.stationId, t.activityId, t.postId).nullsNotDistinct(),
    check('comment_counts_not_negative', sql`${t.comments} >= 0`),
    foreignKey({
      columns: [t.stationId, t.activityId],
      foreignColumns: [activities.stationId, activities.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.stationId, t.postId],
      foreignColumns: [posts.stationId, posts.id],
    }).onDelete('cascade'),
  ],
)

/** How many like a comment, and how many replies of it everybody sees. */
export const commentTallies = pgTable(
  'comment_tallies',
  {
    stationId: stationId(),
    commentId: reference().notNull(),
    likes: integer().notNull().default(0),
    replies: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.commentId] }),
    check('comment_tallies_not_negative', sql`${t.likes} >= 0 and ${t.replies} >= 0`),
    ofComment(t),
  ],
)

/** Who likes a comment. */
export const commentLikes = likeTable('comment_likes', 'comment_id', () => comments)

export const commentReports = reportTable('comment_reports', 'comment_id', () => comments)
