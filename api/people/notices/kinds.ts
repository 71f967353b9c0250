/** What the station hears of, and what members do. */
export const requestKinds = [
  ...(['appointment', 'registration-change', 'topic', 'top-up', 'report'] as const),
  ...(['approval', 'privacy'] as const),
] as const
export type RequestKind = (typeof requestKinds)[number]
const memberKinds = [
  ...(['registration-done', 'draw-won', 'points-given', 'points-taken'] as const),
  ...(['entry-approved', 'entry-refused', 'entry-refused-finally'] as const),
] as const
export type MemberKind = (typeof memberKinds)[number]
export const noticeKinds = [...requestKinds, ...memberKinds] as const

/** Which of the two a notice is. Pure. */
export const isRequest = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind)
