export { earnPoints, type PointsClaim, reportClaim, requireOwnClaim } from './earn-points.ts'
export { orderNumbers } from './events.ts'
export { reasonOf } from './list-transactions.ts'
