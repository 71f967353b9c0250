/**
 * Types whose activities give nobody their own points: invitations pay both sides by their own rule (1, 19), the others
 * take no participations (13, 17).
 */
const typesWithoutPoints: readonly number[] = [1, 13, 17, 19]

/** Types that pay a part of the price back on top of their points: coupons. */
const typesWithCashback: readonly number[] = [3]

/** Whether an activity's additional cashback is ever paid. Where it is not, none is promised. */
export const paysCashback = (typeId: number): boolean => typesWithCashback.includes(typeId)

/** All that one gets for taking part, in decimal points: one number wherever the activity stands (PTS-06). */
export const rewardOf = (action: { points: number; additional_cashback: number }): number =>
  Math.round((action.points + action.additional_cashback) * 100) / 100

/** Whether taking part in activities of a type earns their points. Where it does not, none are shown or asked for (SEC-27). */
export const earnsPoints = (typeId: number): boolean => !typesWithoutPoints.includes(typeId)
