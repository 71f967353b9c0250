import type { Area } from '../area.ts'
import { tidyRateLimits } from './tidy-rate-limits.ts'

export const rateLimitArea: Area = { tidy: tidyRateLimits }
