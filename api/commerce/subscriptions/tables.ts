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
import { nothingGiven, type PlanGives } from '#contract/commerce/plans/gives.ts'
import { subscriptionStates } from '#contract/commerce/subscriptions/schemas.ts'
import { recurrences } from '#contract/recurrence.ts'
import { participants } from '../../people/access/tables.ts'
import {
  cents,
  hundredths,
  instant,
  reference,
  stationColumns,
  stationId,
} from '../../platform/db/columns.ts'
import { plans } from '../plans/tables.ts'

/**
 * Who subscribed to a plan, or to products of an activity (ACT-21), on the terms of that day: what owners change later is for others.
 * One plan per member, and one of each activity, that has not ended; the database says so. `nextStepAt` is when time alone changes
 * something: a renewal, another try, the end.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ...stationColumns(),
    participantId: reference().notNull(),
    planId: reference(),
    /** The activity whose products it gives; it may be removed meanwhile. This or a plan, never both. */
    activityId: reference(),
    /** Of the plan, or of the activity. */
    planName: text().notNull(),
    /** A period after discount. */
    priceCents: cents().notNull(),
    /** Of a plan 30, 183 or 365 (GAP-73); of products as many as the calendar gives the period that runs. */
    days: integer().notNull(),
    /** How often products come (PLN-12); null of a plan. */
    recurrence: text({ enum: recurrences }),
    /** From when the periods of a recurrence are counted: its first payment. Null before, and of a plan. */
    anchorAt: instant(),
    /** What the plan gave on that day: it never gives less (ADR 113). */
    gives: jsonb().$type<PlanGives>().notNull().default(nothingGiven),
    state: text({ enum: subscriptionStates }).notNull(),
    /** Null where nothing is to be paid. */
    method: text({ enum: ['pix', 'credit_card'] }),
    /** The card of the next charges. */
    cardId: reference(),
    /** What is paid; null before the first payment. */
    periodStart: instant(),
    periodEnd: instant(),
    /** What it becomes at the period's end (GAP-74); all five or none. */
    nextPlanId: reference(),
    nextPlanName: text(),
    nextPriceCents: cents(),
    nextDays: integer(),
    nextGives: jsonb().$type<PlanGives>(),
    /** Refused tries of the period that is due. */
    tries: integer().notNull().default(0),
    nextStepAt: instant(),
    /** Told in advance: from then on nothing is given any more (past due), or it ended (suspended). */
    suspendsAt: instant(),
    cancelledAt: instant(),
    cancelReason: text(),
    endedAt: instant(),
    idempotencyKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('subscriptions_one_plan')
      .on(t.stationId, t.participantId)
      .where(sql`${t.state} <> 'ended' and ${t.planId} is not null`),
    uniqueIndex('subscriptions_one_of_activity')
      .on(t.stationId, t.participantId, t.activityId)
      .where(sql`${t.state} <> 'ended' and ${t.activityId} is not null`),
    uniqueIndex('subscriptions_key').on(t.stationId, t.participantId, t.idempotencyKey),
    index('subscriptions_due').on(t.nextStepAt).where(sql`${t.nextStepAt} is not null`),
    index('subscriptions_unpaid').on(t.stationId).where(sql`${t.state} = 'past_due'`),
    index('subscriptions_of_plan').on(t.stationId, t.planId, t.state),
    index('subscriptions_of_activity').on(t.stationId, t.activityId, t.id),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    foreignKey({ columns: [t.stationId, t.planId], foreignColumns: [plans.stationId, plans.id] }),
    check('subscriptions_price', sql`${t.priceCents} >= 0`),
    check('subscriptions_of_one', sql`(${t.planId} is null) <> (${t.activityId} is null)`),
    check('subscriptions_recurrence', sql`(${t.activityId} is null) = (${t.recurrence} is null)`),
  ],
)

/** Whose last charge failed, and is tried again: as the index has it that holds nobody else. */
export const isUnpaid = sql`${subscriptions.state} = 'past_due'`

/**
 * What a subscription is charged for, each period once, whatever crashes: the database says so. A bill may have several charges, one
 * after the other; `charges.referenceId` is the bill.
 */
export const subscriptionBills = pgTable(
  'subscription_bills',
  {
    ...stationColumns(),
    subscriptionId: reference().notNull(),
    participantId: reference().notNull(),
    kind: text({ enum: ['first', 'renewal', 'upgrade'] }).notNull(),
    state: text({ enum: ['open', 'paid', 'void'] }).notNull(),
    /** The plan that is paid by it; null of products. */
    planId: reference(),
    planName: text().notNull(),
    /** A period of that plan; what is charged is less where an upgrade counts what was paid. */
    priceCents: cents().notNull(),
    amountCents: cents().notNull(),
    days: integer().notNull(),
    gives: jsonb().$type<PlanGives>().notNull().default(nothingGiven),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    /** How it is charged: an upgrade that is paid takes the subscription with it. */
    method: text({ enum: ['pix', 'credit_card'] }),
    cardId: reference(),
    /** The charge that paid it: what others bring goes back. */
    chargeId: reference(),
    /** Why the last try was refused. */
    reason: text(),
    idempotencyKey: text(),
    createdAt: instant().notNull(),
    paidAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('subscription_bills_period')
      .on(t.stationId, t.subscriptionId, t.periodStart)
      .where(sql`${t.kind} = 'renewal' and ${t.state} <> 'void'`),
    uniqueIndex('subscription_bills_open').on(t.stationId, t.subscriptionId).where(sql`${t.state} = 'open'`),
    uniqueIndex('subscription_bills_key').on(t.stationId, t.subscriptionId, t.idempotencyKey),
    index('subscription_bills_of').on(t.stationId, t.participantId, t.id),
    index('subscription_bills_paid').on(t.stationId, t.paidAt),
    foreignKey({
      columns: [t.stationId, t.subscriptionId],
      foreignColumns: [subscriptions.stationId, subscriptions.id],
    }),
    check('subscription_bills_amount', sql`${t.amountCents} >= 0`),
  ],
)

/** What was told by mail, each once. */
export const subscriptionMails = pgTable(
  'subscription_mails',
  {
    ...stationColumns(),
    subscriptionId: reference().notNull(),
    /** What happened, and to which bill. */
    key: text().notNull(),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.id] }),
    uniqueIndex('subscription_mails_once').on(t.stationId, t.subscriptionId, t.key),
    foreignKey({
      columns: [t.stationId, t.subscriptionId],
      foreignColumns: [subscriptions.stationId, subscriptions.id],
    }),
  ],
)

/** The points of a month of the calendar, each member once, whatever plans they had in it: the database says so. */
export const planRewards = pgTable(
  'plan_rewards',
  {
    stationId: stationId(),
    participantId: reference().notNull(),
    /** YYYY-MM of the station's calendar. */
    month: text().notNull(),
    planId: reference().notNull(),
    pointsH: hundredths().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.participantId, t.month] }),
    foreignKey({
      columns: [t.stationId, t.participantId],
      foreignColumns: [participants.stationId, participants.id],
    }),
    check('plan_rewards_points', sql`${t.pointsH} > 0`),
  ],
)
