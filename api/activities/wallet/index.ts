export { earnPoints, type PointsClaim, reportClaim, requireOwnClaim } from './earn-points.ts'
export { ordersAskedFor } from './events.ts'
