export { giveBack } from './give-back.ts'
export { limit } from './limit.ts'
export { tidyRateLimits } from './tidy-rate-limits.ts'
